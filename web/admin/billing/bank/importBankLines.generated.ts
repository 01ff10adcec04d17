/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Lines that say that money came in; at most 500. */
export type BankLineInput = {
  /** How much, as the statement writes it: 2400.00. At most R 1,000,000.00. */
  amount: string;
  /** When it came in, yyyy-MM-dd. */
  date: string;
  /** Which of several equal lines of the same statement it is, from 1. */
  twin: number;
  /** What the statement says of it. */
  words: string;
};

/** Lines of a bank statement. */
export type BankLinesInput = {
  /** Lines that say that money came in; at most 500. */
  lines: Array<BankLineInput>;
};

export type ImportBankLinesMutationVariables = Exact<{
  input: BankLinesInput;
}>;


export type ImportBankLinesMutation = { importBankLines: { added: number, known: number, matched: number } };


export const ImportBankLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportBankLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BankLinesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importBankLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"known"}},{"kind":"Field","name":{"kind":"Name","value":"matched"}}]}}]}}]} as unknown as DocumentNode<ImportBankLinesMutation, ImportBankLinesMutationVariables>;