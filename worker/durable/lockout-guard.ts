import { DurableObject } from 'cloudflare:workers'

/** Counts wrong tries of one subject (docs/rules/identity.md, "Lockouts"). */
export class LockoutGuard extends DurableObject<Env> {}
