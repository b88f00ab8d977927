import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyMigrations } from '../../../worker/commands/apply-migrations'
import { DEVELOPMENT_BUNDLE } from '../../../worker/commands/bundle'
import { developmentVars, type Instance, startInstance } from '../../../worker/commands/instance'
import { send } from '../../bench/http'
import { freePort } from '../site'

/**
 * A site that is killed and started again over the same databases. Its address stays, and nobody is there while it is
 * down. The development clock, which only the memory knows, is set before anybody gets in.
 */
export class KillableSite {
  readonly host: string
  readonly url: string
  readonly #state = mkdtempSync(join(tmpdir(), 'quire-killed-'))
  readonly #visitors = new Set<Socket>()
  #vars: Record<string, string> = {}
  #instance: Instance | undefined
  #gate: Server | undefined
  #port = 0
  #isOpen = false
  #ahead = 0
  #env: Env | undefined
  /** Resolves once the site is up. */
  up: Promise<void> = Promise.resolve()

  private constructor(port: number) {
    this.host = `localhost:${port}`
    this.url = `http://${this.host}`
  }

  /** An address without a site. */
  static async open(): Promise<KillableSite> {
    const port = await freePort()
    const site = new KillableSite(port)
    const gate = createServer((visitor) => site.#letIn(visitor))
    await new Promise<void>((resolve) => gate.listen(port, 'localhost', resolve))
    site.#gate = gate
    return site
  }

  #letIn(visitor: Socket): void {
    if (!this.#isOpen) {
      visitor.destroy()
      return
    }
    const inside = connect(this.#port, 'localhost')
    this.#visitors.add(visitor)
    const end = () => {
      visitor.destroy()
      inside.destroy()
      this.#visitors.delete(visitor)
    }
    for (const socket of [visitor, inside]) socket.on('error', end).on('close', end)
    visitor.pipe(inside).pipe(visitor)
  }

  /**
   * The bindings, straight. A caller that asks them while the site may be killed has to ask again: see {@link rows}.
   */
  get env(): Env {
    if (!this.#env) throw new Error('The site is down')
    return this.#env
  }

  /** Reads from the database; if the site is killed meanwhile, it reads again once the site is up. */
  async rows<Row>(sql: string, ...values: unknown[]): Promise<Row[]> {
    for (;;) {
      const { up } = this
      await up
      try {
        const { results } = await this.env.DB.prepare(sql)
          .bind(...values)
          .all<Row>()
        return results
      } catch (error) {
        if (up === this.up) throw error
      }
    }
  }

  async #start(isFirst = false): Promise<void> {
    this.#port = await freePort()
    const port = Number(this.host.split(':')[1])
    const vars = { ...developmentVars(port), ...this.#vars }
    const options = { port: this.#port, state: this.#state, bundle: DEVELOPMENT_BUNDLE, vars, country: '' }
    this.#instance = await startInstance(options)
    this.#env = await this.#instance.miniflare.getBindings<Env>()
    if (isFirst) await applyMigrations(this.#env)
    await this.#move(this.#ahead)
    this.#isOpen = true
  }

  start(vars: Record<string, string>): Promise<void> {
    this.#vars = vars
    this.up = this.#start(true)
    return this.up
  }

  /** Kills the site outright, and starts it again. */
  kill(): void {
    this.#isOpen = false
    for (const visitor of this.#visitors) visitor.destroy()
    this.up = Promise.resolve(this.#instance?.stop()).then(() => this.#start())
  }

  async #move(milliseconds: number): Promise<void> {
    const headers = { host: this.host, origin: this.url, 'content-type': 'application/json' }
    const body = JSON.stringify({ advanceMs: milliseconds })
    await send(`http://localhost:${this.#port}`, { path: '/_/dev/clock', method: 'POST', headers, body })
  }

  /** Moves the clock, with which the cron’s work is done. */
  async advance(milliseconds: number): Promise<void> {
    for (let up: unknown; up !== this.up; ) {
      up = this.up
      await up
    }
    this.#ahead += milliseconds
    // Killed meanwhile, it starts with the clock where it belongs.
    await this.#move(milliseconds).catch(() => this.up)
  }

  get ahead(): number {
    return this.#ahead
  }

  now = (): number => Date.now() + this.#ahead

  async stop(): Promise<void> {
    await this.up
    await this.#instance?.stop()
    this.#gate?.close()
    rmSync(this.#state, { recursive: true, force: true })
  }
}
