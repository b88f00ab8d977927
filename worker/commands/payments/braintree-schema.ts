/** The part of Braintree’s schema that is used, with its names and types. */
export const BRAINTREE_SCHEMA = `
scalar Amount
scalar Timestamp
scalar Date
type Query {
  node(id: ID!): Node
  idFromLegacyId(legacyId: ID!, type: LegacyIdType!): ID!
  search: Search!
  report: Report!
}
enum LegacyIdType { CUSTOMER DISPUTE PAYMENT_METHOD REFUND TRANSACTION VERIFICATION }
type Mutation {
  createClientToken(input: CreateClientTokenInput): CreateClientTokenPayload
  createCustomer(input: CreateCustomerInput!): CreateCustomerPayload
  deleteCustomer(input: DeleteCustomerInput!): DeleteCustomerPayload
  vaultPaymentMethod(input: VaultPaymentMethodInput!): VaultPaymentMethodPayload
  chargePaymentMethod(input: ChargePaymentMethodInput!): TransactionPayload
  refundTransaction(input: RefundTransactionInput!): RefundTransactionPayload
  reverseTransaction(input: ReverseTransactionInput!): ReverseTransactionPayload
}
interface Node { id: ID! }
input CreateClientTokenInput { clientMutationId: String clientToken: ClientTokenInput }
input ClientTokenInput { merchantAccountId: ID customerId: ID }
type CreateClientTokenPayload { clientToken: String }
input CreateCustomerInput { clientMutationId: String customer: CustomerInput }
input CustomerInput { email: String company: String }
type CreateCustomerPayload { customer: Customer }
type Customer implements Node { id: ID! legacyId: ID! email: String }
input DeleteCustomerInput { clientMutationId: String customerId: ID! }
type DeleteCustomerPayload { clientMutationId: String }
input PaymentMethodVerificationOptionsInput { merchantAccountId: ID skip: Boolean }
input VaultPaymentMethodInput { clientMutationId: String paymentMethodId: ID! customerId: ID verification: PaymentMethodVerificationOptionsInput }
type VaultPaymentMethodPayload { paymentMethod: PaymentMethod verification: Verification }
enum VerificationStatus { FAILED GATEWAY_REJECTED PENDING PROCESSOR_DECLINED VERIFIED VERIFYING }
type VerificationProcessorResponse { legacyCode: String message: String }
type Verification implements Node { id: ID! status: VerificationStatus gatewayRejectionReason: GatewayRejectionReason processorResponse: VerificationProcessorResponse }
type PaymentMethod implements Node { id: ID! legacyId: ID! customer: Customer details: PaymentMethodDetails createdAt: Timestamp }
union PaymentMethodDetails = CreditCardDetails | PayPalAccountDetails
enum CreditCardBrandCode { AMERICAN_EXPRESS DINERS DISCOVER ELO INTERNATIONAL_MAESTRO JCB MASTERCARD SOLO SWITCH UK_MAESTRO UNION_PAY UNKNOWN VISA }
enum PaymentMethodOriginType { APPLE_PAY GOOGLE_PAY MASTERPASS SAMSUNG_PAY VISA_CHECKOUT }
type PaymentMethodOrigin { type: PaymentMethodOriginType }
type CreditCardDetails { brandCode: CreditCardBrandCode last4: String expirationMonth: String expirationYear: String uniqueNumberIdentifier: String origin: PaymentMethodOrigin }
type PayPalAccountDetails { email: String }
enum PaymentInitiator { ESTIMATED MOTO RECURRING RECURRING_FIRST UNSCHEDULED }
input TransactionInput { amount: Amount! merchantAccountId: ID orderId: String paymentInitiator: PaymentInitiator }
input ChargePaymentMethodInput { clientMutationId: String apiRequestKey: String paymentMethodId: ID! transaction: TransactionInput! }
type TransactionPayload { transaction: Transaction }
type Report { paymentLevelFees(date: Date!, merchantAccountId: ID): PaymentLevelFeeReport }
type PaymentLevelFeeReport { url: String }
type DisbursementDetails { date: Date amount: MonetaryAmount exchangeRate: String fundsHeld: Boolean }
type DisputeStatusEvent { status: DisputeStatus timestamp: Timestamp effectiveDate: Date disbursementDate: Date }
type MonetaryAmount { value: Amount currencyCode: String }
enum PaymentStatus { AUTHORIZATION_EXPIRED AUTHORIZED AUTHORIZING FAILED GATEWAY_REJECTED PROCESSOR_DECLINED SETTLED SETTLEMENT_CONFIRMED SETTLEMENT_DECLINED SETTLEMENT_PENDING SETTLING SUBMITTED_FOR_SETTLEMENT VOIDED }
enum GatewayRejectionReason { APPLICATION_INCOMPLETE AVS AVS_AND_CVV CVV DUPLICATE EXCESSIVE_RETRY FRAUD RISK_THRESHOLD THREE_D_SECURE TOKEN_ISSUANCE }
interface PaymentStatusEvent { status: PaymentStatus timestamp: Timestamp }
type TransactionAuthorizationProcessorResponse { legacyCode: String message: String }
type ProcessorDeclinedEvent implements PaymentStatusEvent { status: PaymentStatus timestamp: Timestamp processorResponse: TransactionAuthorizationProcessorResponse }
type GatewayRejectedEvent implements PaymentStatusEvent { status: PaymentStatus timestamp: Timestamp gatewayRejectionReason: GatewayRejectionReason }
type FailedEvent implements PaymentStatusEvent { status: PaymentStatus timestamp: Timestamp processorResponse: TransactionAuthorizationProcessorResponse }
type SubmittedForSettlementEvent implements PaymentStatusEvent { status: PaymentStatus timestamp: Timestamp }
type Transaction implements Node { id: ID! legacyId: ID! createdAt: Timestamp amount: MonetaryAmount orderId: String status: PaymentStatus statusHistory: [PaymentStatusEvent!] refunds: [Refund!] disputes: [Dispute!] disbursementDetails: DisbursementDetails }
type Refund implements Node { id: ID! createdAt: Timestamp amount: MonetaryAmount orderId: String status: PaymentStatus refundedTransaction: Transaction disbursementDetails: DisbursementDetails }
enum DisputeStatus { ACCEPTED AUTO_ACCEPTED DISPUTED EXPIRED LOST OPEN UNDER_REVIEW WON }
type Dispute implements Node { id: ID! status: DisputeStatus amountDisputed: MonetaryAmount amountWon: MonetaryAmount statusHistory: [DisputeStatusEvent!] transaction: Transaction }
input RefundTransactionInput { clientMutationId: String transactionId: ID! refund: RefundInput }
input RefundInput { amount: Amount orderId: String }
type RefundTransactionPayload { refund: Refund }
input ReverseTransactionInput { clientMutationId: String transactionId: ID! }
type ReverseTransactionPayload { clientMutationId: String }
input SearchTextInput { is: String startsWith: String contains: String }
input SearchTimestampInput { greaterThanOrEqualTo: Timestamp lessThanOrEqualTo: Timestamp }
input SearchDateInput { greaterThanOrEqualTo: Date lessThanOrEqualTo: Date }
input TransactionSearchInput { orderId: SearchTextInput createdAt: SearchTimestampInput disbursementDate: SearchDateInput }
input RefundSearchInput { orderId: SearchTextInput createdAt: SearchTimestampInput disbursementDate: SearchDateInput }
input DisputeSearchInput { receivedDate: SearchDateInput effectiveDate: SearchDateInput }
type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
type TransactionConnectionEdge { cursor: String node: Transaction }
type TransactionConnection { edges: [TransactionConnectionEdge] pageInfo: PageInfo! }
type RefundConnectionEdge { cursor: String node: Refund }
type RefundConnection { edges: [RefundConnectionEdge] pageInfo: PageInfo! }
type DisputeConnectionEdge { cursor: String node: Dispute }
type DisputeConnection { edges: [DisputeConnectionEdge] pageInfo: PageInfo! }
type Search {
  transactions(input: TransactionSearchInput!, first: Int, after: String): TransactionConnection!
  refunds(input: RefundSearchInput!, first: Int, after: String): RefundConnection!
  disputes(input: DisputeSearchInput!, first: Int, after: String): DisputeConnection!
}
`
