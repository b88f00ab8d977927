import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { totpCredential } from '../../../schema/tables/credential'
import type { Statement } from '../database'
import { upsertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { without } from '../sql/rows'
import { deleteFrom, update, write } from '../sql/write'

const totpFields = without(totpCredential, 'userId')

export const totpOfUser = query('totpOfUser', (userId: Param<string>) =>
  select(totpFields).from(totpCredential).where(eq(totpCredential.userId, userId)),
)

const begin = upsertWhere(totpCredential, [], () => isNull(totpCredential.confirmedAt))

/** Starts or restarts the setup of a second factor; one that is on isn't changed. */
export const beginTotp = (userId: string, secret: string, now: number): Statement =>
  begin({ userId, secret, createdAt: now })

/** Switches on, once, a second factor that was set up with this secret. */
export const confirmTotp = write(
  (userId: Param<string>, secret: Param<string>, step: Param<number>, now: Param<number>) =>
    update(totpCredential)
      .set({ confirmedAt: now, lastStep: step })
      .where(
        and(
          eq(totpCredential.userId, userId),
          eq(totpCredential.secret, secret),
          isNull(totpCredential.confirmedAt),
        ),
      ),
)

/** Uses up a code, by its time step: of any number of concurrent attempts, exactly one changes a row. */
export const useStep = write((userId: Param<string>, step: Param<number>) =>
  update(totpCredential)
    .set({ lastStep: step })
    .where(
      and(
        eq(totpCredential.userId, userId),
        lt(totpCredential.lastStep, step),
        isNotNull(totpCredential.confirmedAt),
      ),
    ),
)

export const deleteTotp = write((userId: Param<string>) =>
  deleteFrom(totpCredential).where(eq(totpCredential.userId, userId)),
)
