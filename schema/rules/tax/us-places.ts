/** States, the District of Columbia, territories and the forces' addresses, by their postal codes. */
const US_STATES: readonly string[] = (
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD ' +
  'TN TX UT VT VA WA WV WI WY DC AS GU MP PR VI AA AE AP'
).split(' ')

export const isUsState = (code: string): boolean => US_STATES.includes(code)
export const isZip = (code: string): boolean => /^\d{5}(?:-\d{4})?$/.test(code)
