/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A day of a member of staff. */
export type StaffAttendanceInput = {
  /** The day, yyyy-MM-dd. */
  date: string;
  /** Hours worked, 0 to 24; computed from the times when left out. */
  hoursWorked?: number | null | undefined;
  /** A note. */
  notes?: string | null | undefined;
  /** The member of staff. */
  staffId: number;
  /** present, absent, late, sick_leave or personal_leave. */
  status: string;
  /** When they came, HH:mm. */
  timeIn?: string | null | undefined;
  /** When they left, HH:mm. */
  timeOut?: string | null | undefined;
};

export type RecordStaffAttendanceMutationVariables = Exact<{
  input: StaffAttendanceInput;
}>;


export type RecordStaffAttendanceMutation = { recordStaffAttendance: { id: number, staffId: number, date: string, status: string, timeIn: string | null, timeOut: string | null, hoursWorked: number | null, notes: string | null, version: number } };


export const RecordStaffAttendanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordStaffAttendance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffAttendanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordStaffAttendance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"staffId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timeIn"}},{"kind":"Field","name":{"kind":"Name","value":"timeOut"}},{"kind":"Field","name":{"kind":"Name","value":"hoursWorked"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<RecordStaffAttendanceMutation, RecordStaffAttendanceMutationVariables>;