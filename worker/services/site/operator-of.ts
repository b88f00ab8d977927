import { siteName } from '../../../schema/brand/name'
import { beforeFirst } from '../../../schema/rules/cutting'
import type { Operator } from '../parts'

/** Who answers for the site; its own name and host where the configuration doesn't say. */
export const operatorOf = (
  env: Pick<Env, 'OPERATOR_NAME' | 'CONTACT_EMAIL' | 'OPERATOR_ADDRESS' | 'MAIN_HOST' | 'PRODUCT_NAME'>,
): Operator => ({
  name: env.OPERATOR_NAME || siteName(env),
  email: env.CONTACT_EMAIL || `contact@${beforeFirst(env.MAIN_HOST, /:/)}`,
  address: env.OPERATOR_ADDRESS || null,
})
