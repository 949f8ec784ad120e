// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite("Machine noise")
struct MachineNoiseTests {
    @Test func `a machine that wakes threads on time and gives them the processor is quiet`() {
        var noise = MachineNoise()
        #expect(noise.isQuiet && noise.slowdown == 1 && noise.worstDelay == 0)
        noise.take(delay: 0.004)
        noise.take(delay: 0.001)
        noise.take(workOf: 1.1, processor: 1)
        #expect(noise.isQuiet && noise.worstDelay == 0.004)
        #expect(noise.description == "a wake-up was 4 ms late, and work took 1.1 times its processor time")
    }

    @Test func `a late wake-up is noise, and so is work that waits for the processor`() {
        var late = MachineNoise()
        late.take(delay: 0.02)
        late.take(delay: 0)
        #expect(!late.isQuiet)
        var busy = MachineNoise()
        busy.take(workOf: 1, processor: 1)
        busy.take(workOf: 3, processor: 1)
        #expect(!busy.isQuiet && busy.slowdown == 2)
        #expect(busy.description == "a wake-up was 0 ms late, and work took 2.0 times its processor time")
    }

    @Test func `the meter measures, and a figure within its limit is never an issue`() async throws {
        let meter = NoiseMeter()
        while meter.noise == MachineNoise() { try await Task.sleep(for: .milliseconds(5)) }
        #expect(meter.noise.slowdown >= 1)
        meter.expect(true, "holds")
    }
}
