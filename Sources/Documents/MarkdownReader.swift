// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import CMd4c

/// Reads CommonMark with GitHub's extensions, through md4c. HTML within it is read too.
struct MarkdownReader {
    private var html = HTMLReader()

    static func document(_ source: String) -> TextDocument {
        var source = source
        var reader = MarkdownReader()
        var parser = MD_PARSER()
        parser.flags = flags
        parser.enter_block = { type, detail, reader in
            Self.with(reader) { $0.enter(type, detail) }
        }
        parser.leave_block = { type, _, reader in
            Self.with(reader) { $0.leave(type) }
        }
        parser.enter_span = { type, detail, reader in
            Self.with(reader) { $0.enter(type, detail) }
        }
        parser.leave_span = { type, _, reader in
            Self.with(reader) { $0.leave(type) }
        }
        parser.text = { type, text, size, reader in
            let bytes = UnsafeRawBufferPointer(start: text, count: Int(size))
            return Self.with(reader) { $0.add(type, String(decoding: bytes, as: UTF8.self)) }
        }
        _ = source.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { text in
                withUnsafeMutablePointer(to: &reader) { md_parse(text.baseAddress, MD_SIZE(text.count), &parser, $0) }
            }
        }
        return reader.html.builder.document
    }

    private static let flags = UInt32(
        MD_FLAG_PERMISSIVEURLAUTOLINKS | MD_FLAG_PERMISSIVEWWWAUTOLINKS | MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH
            | MD_FLAG_TASKLISTS)

    /// - Returns: 0, for the parser to go on.
    private static func with(_ reader: UnsafeMutableRawPointer?, _ body: (inout MarkdownReader) -> Void) -> CInt {
        reader.map { body(&$0.assumingMemoryBound(to: MarkdownReader.self).pointee) }
        return 0
    }

    private mutating func enter(_ block: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) {
        switch block {
        case MD_BLOCK_QUOTE: html.builder.beginQuote()
        case MD_BLOCK_UL: html.builder.beginList(from: nil)
        case MD_BLOCK_OL:
            html.builder.beginList(from: Int(Self.detail(detail, MD_BLOCK_OL_DETAIL.self)?.start ?? 1))
        case MD_BLOCK_LI:
            let item = Self.detail(detail, MD_BLOCK_LI_DETAIL.self)
            let mark = item.flatMap { $0.is_task != 0 ? UInt8(bitPattern: $0.task_mark) : nil }
            html.builder.beginItem(isDone: mark.map { $0 != UInt8(ascii: " ") })
        case MD_BLOCK_HR: html.builder.addRule()
        case MD_BLOCK_H: html.builder.beginHeading(Int(Self.detail(detail, MD_BLOCK_H_DETAIL.self)?.level ?? 1))
        case MD_BLOCK_CODE:
            let language = Self.detail(detail, MD_BLOCK_CODE_DETAIL.self).map { Self.text($0.lang) } ?? ""
            html.builder.beginCode(language: language.isEmpty ? nil : language)
        case MD_BLOCK_TABLE: html.builder.beginTable()
        case MD_BLOCK_TR: html.builder.beginRow()
        case MD_BLOCK_TH: html.builder.beginCell(isHeading: true)
        case MD_BLOCK_TD: html.builder.beginCell(isHeading: false)
        default: html.builder.endBlock()
        }
    }

    private mutating func leave(_ block: MD_BLOCKTYPE) {
        switch block {
        case MD_BLOCK_QUOTE: html.builder.endQuote()
        case MD_BLOCK_UL, MD_BLOCK_OL: html.builder.endList()
        case MD_BLOCK_LI: html.builder.endItem()
        case MD_BLOCK_CODE: html.builder.endCode()
        case MD_BLOCK_TABLE: html.builder.endTable()
        case MD_BLOCK_TR: html.builder.endRow()
        case MD_BLOCK_TH, MD_BLOCK_TD: html.builder.endCell()
        default: html.builder.endBlock()
        }
    }

    private mutating func enter(_ span: MD_SPANTYPE, _ detail: UnsafeMutableRawPointer?) {
        switch span {
        case MD_SPAN_A: html.builder.begin(.link)
        case MD_SPAN_IMG: html.builder.begin(.image)
        case MD_SPAN_DEL: html.builder.begin(.deleted)
        default: break
        }
    }

    private mutating func leave(_ span: MD_SPANTYPE) {
        switch span {
        case MD_SPAN_A, MD_SPAN_IMG, MD_SPAN_DEL: html.builder.endRole()
        default: break
        }
    }

    private mutating func add(_ type: MD_TEXTTYPE, _ text: String) {
        switch type {
        case MD_TEXT_BR, MD_TEXT_SOFTBR: html.builder.add(" ")
        case MD_TEXT_ENTITY: html.builder.add(HTMLEntity.replaced(in: text))
        case MD_TEXT_HTML: html.read(text)
        case MD_TEXT_NULLCHAR: break
        default: html.add(text)
        }
    }

    private static func detail<Detail>(_ detail: UnsafeMutableRawPointer?, _ type: Detail.Type) -> Detail? {
        detail?.assumingMemoryBound(to: type).pointee
    }

    private static func text(_ attribute: MD_ATTRIBUTE) -> String {
        let bytes = UnsafeRawBufferPointer(start: attribute.text, count: Int(attribute.size))
        return HTMLEntity.replaced(in: String(decoding: bytes, as: UTF8.self))
    }
}
