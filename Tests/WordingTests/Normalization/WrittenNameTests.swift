// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Names of files, paths and addresses in a text")
struct WrittenNameTests {
    private static let tables: [(language: SpokenLanguage, rows: String)] = [
        (
            .german,
            """
            Öffne README.md. | Öffne README Punkt md.
            in libc.so.6 und example.org | in libc Punkt so Punkt 6 und example Punkt org
            Node.js, package.json, .bashrc | Node Punkt js, package Punkt json, Punkt bashrc
            report-2024.pdf und 2024.csv | report-2024 Punkt pdf und 2024 Punkt csv
            linux-6.1.tar.gz | linux-6 Punkt 1 Punkt tar Punkt gz
            obj.method() und System.Out | obj Punkt method() und System.Out
            Übung.docx, README.MD | Übung Punkt docx, README Punkt MD
            in src/main.c | in src Schrägstrich main Punkt c
            nach /usr/share/doc. | nach Schrägstrich usr Schrägstrich share Schrägstrich doc.
            ~/.ssh/config | ~ Schrägstrich Punkt ssh Schrägstrich config
            ./run.sh ../a | Punkt Schrägstrich run Punkt sh Punkt Punkt Schrägstrich a
            C:\\Users\\ich | C Doppelpunkt umgekehrter Schrägstrich Users umgekehrter Schrägstrich ich
            my_dir/file und a/b/src | my_dir Schrägstrich file und a Schrägstrich b Schrägstrich src
            (/etc/passwd) | (Schrägstrich etc Schrägstrich passwd)
            siehe https://example.org/a. | siehe https Doppelpunkt Schrägstrich Schrägstrich example Punkt org Schrägstrich a.
            www.my-site.de | www Punkt my Strich site Punkt de
            http://host:8080/x?y=1&z | http Doppelpunkt Schrägstrich Schrägstrich host Doppelpunkt 8080 Schrägstrich x Fragezeichen y gleich 1 und z
            an foo.bar@example.org, bitte | an foo Punkt bar@example Punkt org, bitte
            an foo_bar@my-site.de | an foo Unterstrich bar@my Strich site Punkt de
            """
        ),
        (
            .french,
            """
            ouvrir README.md. | ouvrir README point md.
            dans src/main.c | dans src barre oblique main point c
            ~/.ssh/config | ~ barre oblique point ssh barre oblique config
            C:\\Users\\moi | C deux points barre oblique inverse Users barre oblique inverse moi
            voir https://example.org/a | voir https deux points barre oblique barre oblique example point org barre oblique a
            à foo.bar@example.org | à foo point bar@example point org
            """
        ),
        (
            .spanish,
            """
            abrir README.md y src/main.c
            C:\\Users\\yo | C dos puntos barra invertida Users barra invertida yo
            ver https://example.org/a | ver https dos puntos //example.org/a
            a foo_bar@my-site.es | a foo subrayado bar@my guion site.es
            """
        ),
        (
            .english,
            """
            open README.md, src/main.c and /usr/share/doc
            see https://example.org/a.html
            www.my-site.org | www.my dash site.org
            https://x.org/a_b?c=d#e | https://x.org/a underscore b question mark c equals d number sign e
            mail foo.bar@example.org
            mail foo_bar+baz@my-site.org | mail foo underscore bar plus baz@my dash site.org
            """
        ),
        (
            .russian,
            """
            файл README.md и https://example.org/a
            отчёт.docx и ~/Документы/план.txt | отчёт точка docx и ~/Документы косая черта план точка txt
            """
        ),
        (.japanese, "README.md と https://example.org/a"),
        (.simplifiedChinese, "打开 README.md 和 https://example.org/a"),
    ]

    @Test(arguments: tables.flatMap { table in NormalizationTable.rows(table.rows).map { (table.language, $0) } })
    func `the marks of a name are words where the voice drops them`(
        language: SpokenLanguage, row: NormalizationTable
    ) {
        row.check(language)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            und/oder, er/sie, \\n, km/h, s/he, 1/2, A/B, TCP/IP, w/o
            Das ist gut.Und dann. Ende.
            z.B., u.a., i.d.R., d.h. und s.o.
            J.Smith und A.Müller
            Art.5, Abs.2
            </b> und <br/>
            EE.UU. und U.S.A.
            a@b und @user
            ... und etwas/
            ://
            """))
    func `words of a sentence with a mark are not names`(row: NormalizationTable) {
        let text = row.written
        for mark in text.utf8.indices where [0x2E, 0x2F, 0x5C].contains(text.utf8[mark]) {
            let place = text.utf8.distance(from: text.utf8.startIndex, to: mark)
            let bytes = Array(text.utf8)
            let found = bytes.withUnsafeBufferPointer {
                WrittenName(at: place, in: WrittenText(bytes: $0), after: 0, TextWords[.english])?.range
            }
            #expect(found == nil, "\(found.map { String(decoding: bytes[$0], as: UTF8.self) } ?? "")")
        }
    }
}
