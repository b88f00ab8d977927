import * as v from 'valibot'

/** The fields of a charge. */
const CHARGE = `fragment Charge on Transaction {
  id orderId createdAt status amount { value currencyCode }
  statusHistory {
    ... on ProcessorDeclinedEvent { processorResponse { legacyCode } }
    ... on GatewayRejectedEvent { gatewayRejectionReason }
    ... on FailedEvent { processorResponse { legacyCode } }
  }
  refunds { orderId status amount { value } }
  disputes { status }
}`

/** The fields of a payment method. */
const METHOD = `fragment Method on PaymentMethod {
  id customer { id }
  details {
    __typename
    ... on CreditCardDetails { brandCode last4 expirationMonth expirationYear uniqueNumberIdentifier origin { type } }
    ... on PayPalAccountDetails { email }
  }
}`

const Code = v.nullish(v.object({ legacyCode: v.nullish(v.string()) }))
const Amount = v.object({ value: v.string() })

export const Transaction = v.object({
  id: v.string(),
  orderId: v.nullish(v.string()),
  createdAt: v.string(),
  status: v.string(),
  amount: v.object({ value: v.string(), currencyCode: v.nullish(v.string()) }),
  statusHistory: v.nullish(
    v.array(v.object({ processorResponse: Code, gatewayRejectionReason: v.nullish(v.string()) })),
  ),
  refunds: v.nullish(
    v.array(v.object({ orderId: v.nullish(v.string()), status: v.string(), amount: Amount })),
  ),
  disputes: v.nullish(v.array(v.object({ status: v.string() }))),
})
export type Transaction = v.InferOutput<typeof Transaction>

export const Method = v.object({
  id: v.string(),
  customer: v.nullish(v.object({ id: v.string() })),
  details: v.object({
    __typename: v.string(),
    brandCode: v.nullish(v.string()),
    last4: v.nullish(v.string()),
    uniqueNumberIdentifier: v.nullish(v.string()),
    expirationMonth: v.nullish(v.string()),
    expirationYear: v.nullish(v.string()),
    origin: v.nullish(v.object({ type: v.nullish(v.string()) })),
    email: v.nullish(v.string()),
  }),
})
export type Method = v.InferOutput<typeof Method>

export const CLIENT_TOKEN = {
  document: `mutation ClientToken($input: CreateClientTokenInput!) { createClientToken(input: $input) { clientToken } }`,
  schema: v.object({ createClientToken: v.object({ clientToken: v.string() }) }),
}

export const CREATE_CUSTOMER = {
  document: `mutation Customer($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { id } } }`,
  schema: v.object({ createCustomer: v.object({ customer: v.object({ id: v.string() }) }) }),
}

export const DELETE_CUSTOMER = {
  document: `mutation Forget($input: DeleteCustomerInput!) { deleteCustomer(input: $input) { clientMutationId } }`,
  schema: v.object({ deleteCustomer: v.nullish(v.unknown()) }),
}

export const VAULT = {
  document: `mutation Keep($input: VaultPaymentMethodInput!) {
  vaultPaymentMethod(input: $input) {
    paymentMethod { ...Method }
    verification { status gatewayRejectionReason processorResponse { legacyCode } }
  }
} ${METHOD}`,
  schema: v.object({
    vaultPaymentMethod: v.object({
      paymentMethod: v.nullish(Method),
      verification: v.nullish(
        v.object({
          status: v.nullish(v.string()),
          gatewayRejectionReason: v.nullish(v.string()),
          processorResponse: Code,
        }),
      ),
    }),
  }),
}

export const CHARGE_METHOD = {
  document: `mutation Charge($input: ChargePaymentMethodInput!) {
  chargePaymentMethod(input: $input) { transaction { ...Charge } }
} ${CHARGE}`,
  schema: v.object({ chargePaymentMethod: v.object({ transaction: Transaction }) }),
}

export const REFUND = {
  document: `mutation Refund($input: RefundTransactionInput!) { refundTransaction(input: $input) { refund { id } } }`,
  schema: v.object({ refundTransaction: v.nullish(v.unknown()) }),
}

/** Takes back what isn't settled yet. */
export const REVERSE = {
  document: `mutation Reverse($input: ReverseTransactionInput!) { reverseTransaction(input: $input) { clientMutationId } }`,
  schema: v.object({ reverseTransaction: v.nullish(v.unknown()) }),
}

export const NODE_CHARGE = {
  document: `query Charge($id: ID!) { node(id: $id) { ...Charge } } ${CHARGE}`,
  schema: v.object({ node: v.nullish(Transaction) }),
}

export const NODE_METHOD = {
  document: `query Method($id: ID!) { node(id: $id) { ...Method } } ${METHOD}`,
  schema: v.object({ node: v.nullish(Method) }),
}

/** Webhooks name a charge by its older id. */
export const NEW_ID = {
  document: `query Id($legacyId: ID!) { idFromLegacyId(legacyId: $legacyId, type: TRANSACTION) }`,
  schema: v.object({ idFromLegacyId: v.string() }),
}

const page = <Node extends v.GenericSchema>(node: Node) =>
  v.object({
    pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullish(v.string()) }),
    edges: v.array(v.object({ node })),
  })

const PAGE = 'pageInfo { hasNextPage endCursor }'

export const SEARCH = {
  made: {
    document: `query Made($input: TransactionSearchInput!, $first: Int, $after: String) {
  search { results: transactions(input: $input, first: $first, after: $after) { ${PAGE} edges { node { ...Charge } } } }
} ${CHARGE}`,
    schema: v.object({ search: v.object({ results: page(Transaction) }) }),
  },
  refunded: {
    document: `query Refunded($input: RefundSearchInput!, $first: Int, $after: String) {
  search { results: refunds(input: $input, first: $first, after: $after) { ${PAGE} edges { node { charge: refundedTransaction { ...Charge } } } } }
} ${CHARGE}`,
    schema: v.object({ search: v.object({ results: page(v.object({ charge: v.nullish(Transaction) })) }) }),
  },
  disputed: {
    document: `query Disputed($input: DisputeSearchInput!, $first: Int, $after: String) {
  search { results: disputes(input: $input, first: $first, after: $after) { ${PAGE} edges { node { charge: transaction { ...Charge } } } } }
} ${CHARGE}`,
    schema: v.object({ search: v.object({ results: page(v.object({ charge: v.nullish(Transaction) })) }) }),
  },
}
