import type { Account } from '../account'
import { accountObject } from './objects'
import type { ConnectAccount } from './records'
import { settlePayouts } from './settle'
import { tellConnect } from './tell'

/** What a test, or somebody in a terminal, asks of Connect. Each is done if it is present. */
export interface ConnectCommand {
  /** Changes an account, which its owner is told of. */
  account?: Partial<ConnectAccount> & { id: string }
  /** The banks answer what is on its way, and those that change their mind do. */
  settle?: boolean
  platformBalance?: number | null
  isDoubling?: boolean
}

export function controlConnect(account: Account, command: ConnectCommand, now: number): void {
  const { connect } = account.records
  if (command.platformBalance !== undefined) connect.platformBalance = command.platformBalance
  if (command.isDoubling !== undefined) connect.isDoubling = command.isDoubling
  const owner = connect.accounts.find(({ id }) => id === command.account?.id)
  if (owner && command.account) {
    Object.assign(owner, command.account)
    tellConnect(account, now, {
      type: owner.state === 'gone' ? 'account.application.deauthorized' : 'account.updated',
      account: owner.id,
      object:
        owner.state === 'gone'
          ? { id: 'ca_1', object: 'application' }
          : accountObject(owner, connect.payouts),
    })
  }
  if (command.settle) settlePayouts(account, now, true)
}
