import { vi } from 'vitest'

// Files share a process, one after the other. Each finds real time, and nothing replaced.
vi.useRealTimers()
vi.restoreAllMocks()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
