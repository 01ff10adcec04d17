/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** One for each child, at most 200. */
export type AttendanceMarkInput = {
  /** The child. */
  childId: number;
  /** Who collected the child. Falls away for an absent child. */
  collectedBy?: string | null | undefined;
  /** A note, such as the reason of an absence. */
  notes?: string | null | undefined;
  /** present, absent or late; without one the entry is taken away. */
  status?: string | null | undefined;
  /** When the child came, HH:mm. Falls away for an absent child. */
  timeIn?: string | null | undefined;
  /** When the child left, HH:mm. Falls away for an absent child. */
  timeOut?: string | null | undefined;
  /** Version of the entry that the mark is based on; left out where there was none. */
  version?: number | null | undefined;
};

/** A day, and the marks of many children. */
export type AttendanceMarksInput = {
  /** The day, yyyy-MM-dd. */
  date: string;
  /** One for each child, at most 200. */
  marks: Array<AttendanceMarkInput>;
};

export type MarkAttendanceMutationVariables = Exact<{
  input: AttendanceMarksInput;
}>;


export type MarkAttendanceMutation = { markAttendance: { outcomes: Array<{ childId: number, refused: string | null, attendance: { id: number, childId: number, date: string, status: string, timeIn: string | null, timeOut: string | null, notes: string | null, collectedBy: string | null, version: number } | null }> } };


export const MarkAttendanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAttendance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttendanceMarksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAttendance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"childId"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"childId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timeIn"}},{"kind":"Field","name":{"kind":"Name","value":"timeOut"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"collectedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MarkAttendanceMutation, MarkAttendanceMutationVariables>;