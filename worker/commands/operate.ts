/** `npm run operate -- ACT [options]`: does and lists what staff does on its pages, with the operators' key. */
import { fail } from './fail'
import { askOperator, operatorAccess } from './operating/ask-operator'
import { OPERATING_USAGE, operatorRequest } from './operating/operator-request'

try {
  const asked = operatorRequest(process.argv.slice(2))
  if (asked === 'help') console.log(OPERATING_USAGE)
  else {
    const answer = await askOperator(operatorAccess(asked.where, process.env), '/_/admin/operate', asked.body)
    console.log(JSON.stringify(answer, null, 2))
  }
} catch (error) {
  fail(error)
}
