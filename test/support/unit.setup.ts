import fc from 'fast-check'
import { vi } from 'vitest'
import { cases } from './cases'

// Files share a process, one after the other. Each finds real time, and nothing replaced.
vi.useRealTimers()
vi.restoreAllMocks()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
fc.configureGlobal({ numRuns: cases(100) })
