/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whom the money is for; together exactly what came in. */
export type BankLinePartInput = {
  /** How much, as people write it. */
  amount: string;
  /** The child. */
  childId: number;
};

/** A line of the bank statement, and whom its money is for. */
export type BookingInput = {
  /** Number of the line. */
  id: number;
  /** Whom the money is for; together exactly what came in. */
  parts: Array<BankLinePartInput>;
  /** Version that the change is based on; a change to an older one is refused. */
  version?: number | null | undefined;
};

export type BookBankLineMutationVariables = Exact<{
  input: BookingInput;
}>;


export type BookBankLineMutation = { bookBankLine: { id: number, status: string, version: number } };


export const BookBankLineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookBankLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookBankLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<BookBankLineMutation, BookBankLineMutationVariables>;