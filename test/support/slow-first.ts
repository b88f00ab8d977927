import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files whose tests take long for their size, which is what vitest goes by as long as it knows no durations. */
const SLOW = [
  'test/commands/new.test.ts',
  'test/property/growth/growth.test.ts',
  'test/http/development.test.ts',
  'test/http/start.test.ts',
  'test/browser/every-page.test.ts',
]

/** Runs slow files before the others, so that a project doesn't end with one of them and a core without work. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification): boolean => SLOW.some((file) => moduleId.endsWith(file))
    const sorted = await super.sort(files)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}
