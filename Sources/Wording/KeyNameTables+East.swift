// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Keys that are labelled in Latin letters everywhere keep their English names in Chinese.
extension KeyNameTables {
    static let russian = """
        alt альт
        altgr альт граф
        control контрол
        hyper хайпер
        meta мета
        shift шифт
        super супер
        backspace забой
        break прервать
        caps-lock капс лок
        delete удалить
        down стрелка вниз
        end конец
        enter ввод
        escape эскейп
        home начало
        insert вставить
        kp цифровой блок
        left стрелка влево
        linefeed перевод строки
        menu меню
        next страница вниз
        num-lock нам лок
        pause пауза
        print печать экрана
        prior страница вверх
        return возврат
        right стрелка вправо
        scroll-lock скролл лок
        tab табуляция
        up стрелка вверх
        window виндоус
        """

    static let japanese = """
        alt オルト
        altgr オルトグラフ
        control コントロール
        hyper ハイパー
        meta メタ
        shift シフト
        super スーパー
        backspace バックスペース
        break ブレーク
        caps-lock キャプスロック
        delete デリート
        down したやじるし
        end エンド
        enter エンター
        escape エスケープ
        home ホーム
        insert インサート
        kp テンキー
        left ひだりやじるし
        linefeed かいぎょう
        menu メニュー
        next ページダウン
        num-lock ナムロック
        pause ポーズ
        print プリント スクリーン
        prior ページアップ
        return リターン
        right みぎやじるし
        scroll-lock スクロールロック
        tab タブ
        up うえやじるし
        window ウィンドウズ
        """

    static let simplifiedChinese = """
        alt Alt
        altgr Alt Graph
        control Control
        hyper Hyper
        meta Meta
        shift Shift
        super Super
        backspace 退格
        break 中断
        caps-lock 大写锁定
        delete 删除
        down 下箭头
        end End
        enter 回车
        escape Escape
        home Home
        insert 插入
        kp 小键盘
        left 左箭头
        linefeed 换行
        menu 菜单
        next 下一页
        num-lock 数字锁定
        pause 暂停
        print 打印屏幕
        prior 上一页
        return Return
        right 右箭头
        scroll-lock 滚动锁定
        tab 制表键
        up 上箭头
        window Windows
        """

    static let traditionalChinese = """
        alt Alt
        altgr Alt Graph
        control Control
        hyper Hyper
        meta Meta
        shift Shift
        super Super
        backspace 倒退
        break 中斷
        caps-lock 大寫鎖定
        delete 刪除
        down 下箭頭
        end End
        enter 輸入
        escape Escape
        home Home
        insert 插入
        kp 數字鍵盤
        left 左箭頭
        linefeed 換行
        menu 選單
        next 下一頁
        num-lock 數字鎖定
        pause 暫停
        print 列印螢幕
        prior 上一頁
        return Return
        right 右箭頭
        scroll-lock 捲動鎖定
        tab 定位鍵
        up 上箭頭
        window Windows
        """
}
