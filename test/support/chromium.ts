import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Where installers put it if they don't put it on the PATH. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.HOME}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env['PROGRAMFILES(X86)']}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env.LOCALAPPDATA}\\Google\\Chrome\\Application\\chrome.exe`,
  '/snap/bin/chromium',
]

/** Painting and requests happen in the browser's own process: as processes of their own they cost a tenth more. */
const IN_ONE_PROCESS = ['--in-process-gpu', '--enable-features=NetworkServiceInProcess2']

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...IN_ONE_PROCESS,
]

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** The Chromium that CHROME_PATH names, if it names one. */
function namedChromium({ CHROME_PATH }: NodeJS.ProcessEnv): string | undefined {
  if (!CHROME_PATH || isProgram(CHROME_PATH)) return CHROME_PATH || undefined
  throw new Error(`CHROME_PATH names ${CHROME_PATH}, which isn't a program`)
}

/** The system's Chromium or Chrome, or nothing. */
function systemChromium({ PATH = '' }: NodeJS.ProcessEnv): string | undefined {
  const folders = PATH.split(delimiter).filter(Boolean)
  const endings = process.platform === 'win32' ? ['.exe'] : ['']
  const onPath = NAMES.flatMap((name) =>
    folders.flatMap((folder) => endings.map((end) => join(folder, name + end))),
  )
  return [...onPath, ...PLACES].find(isProgram)
}

/** Whether the dependencies include a packaged Chromium for this machine. */
export const hasPackagedChromium = process.platform === 'linux' && process.arch === 'x64'

/** The packaged Chromium, unpacked into the system's temporary folder; nothing where there is none. */
async function packagedChromium(): Promise<string | undefined> {
  if (!hasPackagedChromium) return undefined
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

/** A Chromium downloaded by Playwright's own command, or nothing. */
function playwrightChromium(): string | undefined {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

/**
 * The Chromium to start: the named one, otherwise the packaged one, so that tests run the same on every machine,
 * otherwise the system's, otherwise Playwright's.
 *
 * @throws Error that says how to get one if there is none.
 */
export async function chromiumPath(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const path = namedChromium(env) ?? (await packagedChromium()) ?? systemChromium(env) ?? playwrightChromium()
  if (path) return path
  throw new Error('There is no Chromium or Chrome here. Install one, or name one in CHROME_PATH.')
}

/**
 * Makes a browser without a window keep pages for going back, as those of people do. It also takes
 * `PLAYWRIGHT_FORGETS` away.
 */
export const KEEPS_PAGES = '--enable-bfcache'
/** What Playwright adds, so that nothing is kept. */
const PLAYWRIGHT_FORGETS = '--disable-back-forward-cache'

const optionsFor = (executablePath: string, flags: readonly string[]) => ({
  executablePath,
  args: [...FLAGS, ...flags],
  ...(flags.includes(KEEPS_PAGES) ? { ignoreDefaultArgs: [PLAYWRIGHT_FORGETS] } : {}),
})

/**
 * Starts a separate Chromium with a new profile.
 *
 * @param flags added to the default ones.
 */
export const launchChromium = async (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch(optionsFor(await chromiumPath(), flags))

/**
 * Starts the packaged Chromium, whatever is named or installed: what it paints is the same on every machine.
 *
 * @throws Error where there is no packaged Chromium (`hasPackagedChromium`).
 */
export async function launchPackagedChromium(flags: readonly string[]): Promise<Browser> {
  const executablePath = await packagedChromium()
  if (!executablePath) throw new Error('There is no packaged Chromium for this system')
  return chromium.launch(optionsFor(executablePath, flags))
}

/** A Chromium of a test's own with a profile that stays, whose process can be killed. */
export interface KillableChromium {
  browser: Browser
  /** Ends all its processes at once, as a crash does: nothing is written any more. */
  kill(): Promise<void>
}

/** Starts a Chromium on a profile. @param profile its folder; the next one that is started on it finds what it has. */
export async function launchKillable(profile: string): Promise<KillableChromium> {
  const port = join(profile, 'DevToolsActivePort')
  await rm(port, { force: true })
  const flags = [...FLAGS, '--no-first-run', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const child = spawn(await chromiumPath(), [...flags, 'about:blank'], { detached: true, stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let address: string | undefined
  while (address === undefined) {
    if (child.exitCode !== null) throw new Error('Chromium ended before it could be reached')
    const [number, path] = (await readFile(port, 'utf8').catch(() => '')).split('\n')
    if (number && path) address = `ws://127.0.0.1:${number}${path}`
    else await wait(20)
  }
  const browser = await chromium.connectOverCDP(address)
  return {
    browser,
    async kill() {
      // The group has the processes that it started, too.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      await ended
    },
  }
}
