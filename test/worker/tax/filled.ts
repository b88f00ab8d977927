/* Tax forms as they are filled in without a fault. The numbers are nobody's, or those that offices print as samples. */

const place = { address: '12 Harbour Street', city: 'Portland', region: 'ME', postalCode: '04101' }

export const W9 = {
  name: 'Ada Lund',
  classification: 'INDIVIDUAL',
  ...place,
  country: 'US',
  tinKind: 'SSN',
  tin: '123-45-6789',
  isAppliedFor: false,
  isBackupSubject: false,
  signature: 'ada lund',
  isCertified: true,
}

const abroad = { address: 'Hafenstraße 12', city: 'Hamburg', region: '', postalCode: '20359', country: 'DE' }

export const W8BEN = {
  name: 'Jörg Weiß',
  citizenship: 'DE',
  ...abroad,
  foreignTin: '36 574 261 809',
  hasNoForeignTin: false,
  claimsTreaty: true,
  birthDate: '1980-02-29',
  signature: 'Jörg Weiß',
  isCertified: true,
}

export const W8BENE = {
  name: 'Stories Ltd',
  incorporatedIn: 'GB',
  entityType: 'CORPORATION',
  fatcaStatus: 'ACTIVE_NFFE',
  address: '1 High Street',
  city: 'Leeds',
  postalCode: 'LS1 1AA',
  country: 'GB',
  foreignTin: '1955839661',
  hasNoForeignTin: false,
  claimsTreaty: true,
  treatyTest: 'ACTIVE_TRADE_OR_BUSINESS',
  signer: 'Mary Hill',
  signature: 'Mary Hill',
  hasCapacity: true,
  isCertified: true,
}

export const EU = {
  isEntity: false,
  name: 'Jörg Weiß',
  ...abroad,
  tin: '36574261809',
  hasNoTin: false,
  birthDate: '1980-02-29',
  vatId: 'DE136695976',
  signature: 'Jörg Weiß',
  isCertified: true,
}
