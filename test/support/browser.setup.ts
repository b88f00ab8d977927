import { chromiumPath } from './chromium'

/** Finds the browser before the files of the project start theirs, because the packaged one is unpacked at first. */
export async function setup(): Promise<void> {
  await chromiumPath()
}
