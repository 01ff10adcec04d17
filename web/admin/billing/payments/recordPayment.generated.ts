/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Money that came in for a child. */
export type PaymentInput = {
  /** What was paid, as people write it: R 2500.00, 2 500,50. Above zero, at most R 1,000,000.00. */
  amount: string;
  /** The child's record it was made for; the oldest due first when left out. */
  billId?: number | null | undefined;
  /** The child it is for. */
  childId: number;
  /** When it was paid, yyyy-MM-dd; today or earlier. */
  date: string;
  /** bank_transfer, cash, eft, debit_order or card. */
  method: string;
  /** Notes for administrators. */
  notes?: string | null | undefined;
  /** The payer's reference. */
  reference?: string | null | undefined;
};

export type RecordPaymentMutationVariables = Exact<{
  input: PaymentInput;
}>;


export type RecordPaymentMutation = { recordPayment: { id: number, allottedCents: number, receiptNumber: string } };


export const RecordPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"allottedCents"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}}]}}]}}]} as unknown as DocumentNode<RecordPaymentMutation, RecordPaymentMutationVariables>;