/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A day of a child. */
export type AttendanceInput = {
  /** The child. */
  childId: number;
  /** Who collected the child. Falls away for an absent child. */
  collectedBy?: string | null | undefined;
  /** The day, yyyy-MM-dd. */
  date: string;
  /** A note, such as the reason of an absence. */
  notes?: string | null | undefined;
  /** present, absent or late. */
  status: string;
  /** When the child came, HH:mm. Falls away for an absent child. */
  timeIn?: string | null | undefined;
  /** When the child left, HH:mm. Falls away for an absent child. */
  timeOut?: string | null | undefined;
};

export type RecordAttendanceMutationVariables = Exact<{
  input: AttendanceInput;
}>;


export type RecordAttendanceMutation = { recordAttendance: { id: number, childId: number, date: string, status: string, timeIn: string | null, timeOut: string | null, notes: string | null, collectedBy: string | null, version: number } };


export const RecordAttendanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordAttendance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttendanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordAttendance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"childId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timeIn"}},{"kind":"Field","name":{"kind":"Name","value":"timeOut"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"collectedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<RecordAttendanceMutation, RecordAttendanceMutationVariables>;