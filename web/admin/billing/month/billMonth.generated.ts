/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A month, and the lines to be billed in it. */
export type BillMonthInput = {
  /** Until when the records are to be paid, yyyy-MM-dd. */
  dueDate: string;
  /** The lines of the draft that are to be billed; at most 50. */
  lines: Array<MonthLineInput>;
  /** The month, yyyy-MM. */
  month: string;
};

/** The lines of the draft that are to be billed; at most 50. */
export type MonthLineInput = {
  /** The child. */
  childId: number;
  /** fee or registration. */
  kind: string;
};

export type BillMonthMutationVariables = Exact<{
  input: BillMonthInput;
}>;


export type BillMonthMutation = { billMonth: { billed: number, leftOut: number, amountCents: number } };


export const BillMonthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BillMonth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BillMonthInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billMonth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billed"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}}]} as unknown as DocumentNode<BillMonthMutation, BillMonthMutationVariables>;