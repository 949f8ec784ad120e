// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import a11y_speak

@Suite("Output of programs")
struct ProgramOutputTests {
    static let outputs: [(name: String, text: String, lines: [String])] = [
        (
            "df",
            """
            Filesystem               1K-blocks     Used Available Use% Mounted on
            devtmpfs                  12340400        0  12340400   0% /dev
            tmpfs                     24684084       12  24684072   1% /dev/shm
            /dev/vda                 263174212 26214400  73400320  27% /
            """,
            [
                "x: Filesystem of devtmpfs/tmpfs//dev/vda", "y: size in KiB", "y2: Used in KiB", "y3: Available in KiB",
                "y4: Use in %", "size on y: 0 12340400, 1 24684084, 2 263174212",
                "Used on y2: 0 0, 1 12, 2 26214400", "Available on y3: 0 12340400, 1 24684072, 2 73400320",
                "Use on y4: 0 0, 1 1, 2 27", "One text column left out: Mounted on.",
            ]
        ),
        (
            "df -h",
            """
            Filesystem      Size  Used Avail Use% Mounted on
            tmpfs            12G     0   12G   0% /dev
            tmpfs            24G  3.0M   24G   1% /dev/shm
            /dev/vda        252G   26G   70G  27% /
            """,
            [
                "x: Mounted on of /dev//dev/shm//", "y: Size in GiB", "y2: Used in MiB", "y3: Avail in GiB",
                "y4: Use in %", "Size on y: 0 12, 1 24, 2 252", "Used on y2: 0 0, 1 3, 2 26624",
                "Avail on y3: 0 12, 1 24, 2 70", "Use on y4: 0 0, 1 1, 2 27", "One text column left out: Filesystem.",
            ]
        ),
        (
            "free",
            """
                           total        used        free      shared  buff/cache   available
            Mem:        24684084      952932    13769816        8872    10299520    23731152
            Swap:              0           0           0
            """,
            [
                "x: no title of Mem/Swap", "y: total", "y2: used", "y3: free", "y4: shared", "y5: buff/cache",
                "y6: available", "total on y: 0 24684084, 1 0", "used on y2: 0 952932, 1 0",
                "free on y3: 0 13769816, 1 0", "shared on y4: 0 8872, 1 gap", "buff/cache on y5: 0 10299520, 1 gap",
                "available on y6: 0 23731152, 1 gap",
            ]
        ),
        (
            "free -h",
            """
                           total        used
            Mem:            23Gi       564Mi
            Swap:             0B          0B
            """,
            [
                "x: no title of Mem/Swap", "y: total in GiB", "y2: used in MiB", "total on y: 0 23, 1 0",
                "used on y2: 0 564, 1 0",
            ]
        ),
        (
            "du -h", "4.0K\t/usr/games\n1.5G\t/usr/lib\n12M\t/usr/sbin\n",
            [
                "x: no title of /usr/games//usr/lib//usr/sbin", "y: column 1 in MiB",
                "column 1 on y: 0 0.003906, 1 1536, 2 12",
            ]
        ),
        (
            "ls -l",
            """
            total 156
            lrwxrwxrwx   1 root root     7 May 20  2025 bin -> usr/bin
            drwxr-xr-x   2 root root  4096 May  9  2025 boot
            -rw-r--r--   1 root root   512 Nov 22 19:26 container info.json
            """,
            [
                "x: name of bin -> usr/bin/boot/container info.json", "y: links", "y2: size in B",
                "links on y: 0 1, 1 2, 2 1", "size on y2: 0 7, 1 4096, 2 512", "4 text columns left out.",
            ]
        ),
        (
            "ls -lh",
            """
            total 156K
            -rw-r--r-- 1 root root  18K May 20  2025 a
            -rw-r--r-- 1 root root 1.5M May  9  2025 b
            -rw-r--r-- 1 root root  512 Nov 22 19:26 c
            """,
            [
                "x: name of a/b/c", "y: links", "y2: size in KiB", "links on y: 0 1, 1 1, 2 1",
                "size on y2: 0 18, 1 1536, 2 0.5", "4 text columns left out.",
            ]
        ),
        (
            "ps aux",
            """
            USER       PID %CPU %MEM    VSZ   RSS TTY      STAT START   TIME COMMAND
            root         1  0.5  0.0  50292 19108 ?        S<Ll 19:26   1:05 /sbin/init --system
            root         2  0.0  0.0      0     0 ?        S    19:26   0:00 [kthreadd]
            ann        812  2.5  1.1  90292  9108 pts/0    S+   20:01  12:00 vim a b c
            """,
            [
                "x: COMMAND of /sbin/init --system/[kthreadd]/vim a b c", "y: CPU in %", "y2: MEM in %", "y3: VSZ",
                "y4: RSS", "y5: TIME in s", "CPU on y: 0 0.5, 1 0, 2 2.5", "MEM on y2: 0 0, 1 0, 2 1.1",
                "VSZ on y3: 0 50292, 1 0, 2 90292", "RSS on y4: 0 19108, 1 0, 2 9108", "TIME on y5: 0 65, 1 0, 2 720",
                "4 text columns left out.", "One column of codes left out: PID.",
            ]
        ),
        (
            "ping",
            """
            PING localhost (127.0.0.1) 56(84) bytes of data.
            64 bytes from localhost (127.0.0.1): icmp_seq=1 ttl=64 time=0.034 ms
            64 bytes from localhost (127.0.0.1): icmp_seq=2 ttl=64 time=0.051 ms
            64 bytes from localhost (127.0.0.1): icmp_seq=3 ttl=64 time=1.2 ms

            --- localhost ping statistics ---
            3 packets transmitted, 3 received, 0% packet loss, time 2056ms
            rtt min/avg/max/mdev = 0.034/0.428/1.200/0.545 ms
            """,
            [
                "x: icmp_seq", "y: ttl", "y2: time in ms", "ttl on y: 1 64, 2 64, 3 64",
                "time on y2: 1 0.034, 2 0.051, 3 1.2", "3 rows left out, the first in line 6.",
            ]
        ),
        (
            "a log of pairs",
            """
            level=info msg=start size=5
            level=info msg=work size=7
            level=warn msg=work size=6
            """,
            ["x: row", "y: size", "size on y: 1 5, 2 7, 3 6", "2 text columns left out.", "x is the row number."]
        ),
        (
            "/proc/meminfo",
            """
            MemTotal:       24684084 kB
            MemFree:        13741184 kB
            Buffers:          179632 kB
            HugePages_Total:       0
            """,
            [
                "x: name of MemTotal/MemFree/Buffers/HugePages_Total", "y: value in KiB",
                "value on y: 0 24684084, 1 13741184, 2 179632, 3 gap", "One cell left out: line 4, 0.",
            ]
        ),
        (
            "/proc/loadavg", "2.80 2.01 1.82 3/124 22177\n",
            [
                "x: row", "y: load of 1 minute", "y2: load of 5 minutes", "y3: load of 15 minutes", "y4: running",
                "load of 1 minute on y: 1 2.8", "load of 5 minutes on y2: 1 2.01", "load of 15 minutes on y3: 1 1.82",
                "running on y4: 1 0.024193548387096774", "One column of codes left out: last pid.",
                "x is the row number.",
            ]
        ),
        (
            "/proc/net/dev",
            """
            Inter-|   Receive          |  Transmit
             face |bytes    packets    |bytes    packets
                lo: 6794008   16300     6794008   16300
              eth0: 368479420    7956    439370    4904
            """,
            [
                "x: face of lo/eth0", "y: Receive bytes", "y2: Receive packets", "y3: Transmit bytes",
                "y4: Transmit packets", "Receive bytes on y: 0 6794008, 1 368479420",
                "Receive packets on y2: 0 16300, 1 7956", "Transmit bytes on y3: 0 6794008, 1 439370",
                "Transmit packets on y4: 0 16300, 1 4904",
            ]
        ),
        (
            "vmstat",
            """
            procs -----------memory---------- ---swap-- ------cpu-----
             r  b   swpd   free   buff  cache   si   so us sy id wa st
             3  0      0 13767836 179704 10120212    0    0 57  6 37  0  0
             1  0      0 13767812 179704 10120212    0    0 50  5 45  0  0
            """,
            ["x: row"]
                + ["r", "b", "swpd", "free", "buff", "cache", "si", "so", "us", "sy", "id", "wa", "st"].enumerated().map
            {
                "y\($0.offset == 0 ? "" : "\($0.offset + 1)"): \($0.element)"
            } + [
                "r on y: 1 3, 2 1", "b on y2: 1 0, 2 0", "swpd on y3: 1 0, 2 0", "free on y4: 1 13767836, 2 13767812",
                "buff on y5: 1 179704, 2 179704", "cache on y6: 1 10120212, 2 10120212", "si on y7: 1 0, 2 0",
                "so on y8: 1 0, 2 0", "us on y9: 1 57, 2 50", "sy on y10: 1 6, 2 5", "id on y11: 1 37, 2 45",
                "wa on y12: 1 0, 2 0", "st on y13: 1 0, 2 0", "x is the row number.",
            ]
        ),
        (
            "dpkg.log",
            """
            2026-11-22 19:33:34 startup archives unpack
            2026-11-22 19:33:34 status installed hicolor-icon-theme:all 0.17-2
            2026-11-22 19:33:34 trigproc hicolor-icon-theme:all 0.17-2 <none>
            2026-11-22 19:33:36 status installed libc6:amd64 2.36-9
            """,
            [
                "x: no title dates", "y: rows", "rows on y: 1795376014 3, 1795376016 1",
                "No column has numbers, so rows are counted.",
            ]
        ),
        (
            "words that come again", "who,colour\na,red\nb,red\nc,blue\nd,red\n",
            ["x: colour of red/blue", "y: rows", "rows on y: 0 3, 1 1", "No column has numbers, so rows are counted."]
        ),
        (
            "Markdown",
            """
            | n | price |
            |---|------:|
            | 1 | $5.50 |
            | 2 | $6    |
            | 3 |       |
            """,
            ["x: n", "y: price in USD", "price on y: 1 5.5, 2 6, 3 gap"]
        ),
        (
            "psql",
            """
             n | price
            ---+-------
             1 |   5.5
             2 |     6
             3 |     4
            (3 rows)
            """,
            ["x: n", "y: price", "price on y: 1 5.5, 2 6, 3 4", "One row left out: line 6."]
        ),
    ]

    @Test(arguments: outputs.indices)
    func `the output of a program is a chart, wherever the bytes are cut`(index: Int) {
        let output = Self.outputs[index]
        for cut in ByteCuts.all(of: Array(output.text.utf8)) {
            let lines = TableStory.read(cut)
            guard lines != output.lines else { continue }
            Issue.record("\(output.name), cut into \(cut.map(\.count)): \(lines)")
            return
        }
    }
}
