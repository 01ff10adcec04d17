/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** New dates and reason of an absence. */
export type AbsenceChangeInput = {
  /** First day, yyyy-MM-dd: today or later, or unchanged. */
  fromDate: string;
  /** Reason, in a word or two. */
  reason: string;
  /** Last day, yyyy-MM-dd; the same as the first for a single day. At most 92 days. */
  toDate: string;
};

/** Dates and reason of an absence. */
export type AbsenceInput = {
  /** Siblings who are absent on the same days; all are reported or none. */
  alsoFor?: Array<number> | null | undefined;
  /** The child: one of your own, or any for an administrator. */
  childId: number;
  /** First day, yyyy-MM-dd: today or later. Closed days at either end are skipped. */
  fromDate: string;
  /** Reason, in a word or two. */
  reason: string;
  /** Last day, yyyy-MM-dd; the same as the first for a single day. At most 92 days. */
  toDate: string;
};

export type ReportAbsenceMutationVariables = Exact<{
  input: AbsenceInput;
}>;


export type ReportAbsenceMutation = { reportAbsence: { id: number, childId: number, fromDate: string, toDate: string, reason: string, toldAt: string, toldByName: string | null, isOwn: boolean, together: Array<{ id: number, childId: number }> } };

export type ChangeAbsenceMutationVariables = Exact<{
  id: number;
  input: AbsenceChangeInput;
}>;


export type ChangeAbsenceMutation = { changeAbsence: { id: number, childId: number, fromDate: string, toDate: string, reason: string } };

export type WithdrawAbsenceMutationVariables = Exact<{
  id: number;
}>;


export type WithdrawAbsenceMutation = { withdrawAbsence: { id: number, childId: number } };


export const ReportAbsenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportAbsence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AbsenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportAbsence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"childId"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"toldAt"}},{"kind":"Field","name":{"kind":"Name","value":"toldByName"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"together"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"childId"}}]}}]}}]}}]} as unknown as DocumentNode<ReportAbsenceMutation, ReportAbsenceMutationVariables>;
export const ChangeAbsenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeAbsence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AbsenceChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeAbsence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"childId"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<ChangeAbsenceMutation, ChangeAbsenceMutationVariables>;
export const WithdrawAbsenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawAbsence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawAbsence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"childId"}}]}}]}}]} as unknown as DocumentNode<WithdrawAbsenceMutation, WithdrawAbsenceMutationVariables>;