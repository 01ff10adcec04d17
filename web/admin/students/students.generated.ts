/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Children who stay in their class. */
export type CancelMovesInput = {
  /** The children, at most 200. */
  childIds: Array<number>;
};

/** One for each child, at most 200. */
export type ChildMoveInput = {
  /** The child. */
  childId: number;
  /** The new class. */
  classId: number;
};

/** A child to be enrolled. */
export type CreateChildInput = {
  /** Allergies, as free text. */
  allergies?: string | null | undefined;
  /** Confirms that this is not the child with the same name and date of birth already here. */
  anotherChild?: boolean | null | undefined;
  /** Class the child is in. */
  classId?: number | null | undefined;
  /** Date of birth, yyyy-MM-dd. */
  dateOfBirth: string;
  /** full_time or half_day; full_time by default. */
  dayPlan?: string | null | undefined;
  /** Emergency contact. */
  emergencyContact?: string | null | undefined;
  /** Emergency phone number. */
  emergencyContactPhone?: string | null | undefined;
  /** First day, yyyy-MM-dd; today by default. A future day reserves the place. */
  enrolledOn?: string | null | undefined;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** Medical notes, as free text. */
  medicalNotes?: string | null | undefined;
  /** Adds the child to the class even though it is full. */
  overrideCapacity?: boolean | null | undefined;
  /** URL of the child's picture. */
  profileImage?: string | null | undefined;
  /** Program the child follows. */
  programId?: number | null | undefined;
};

/** A row of an imported list: a child and its parent. */
export type ImportFamilyInput = {
  /** Allergies, as free text. */
  allergies?: string | null | undefined;
  /** Confirms that this is not the child with the same name and date of birth already here. */
  anotherChild?: boolean | null | undefined;
  /** Class the child is in. */
  classId?: number | null | undefined;
  /** Date of birth of the child, yyyy-MM-dd. */
  dateOfBirth: string;
  /** full_time or half_day. */
  dayPlan?: string | null | undefined;
  /** Emergency contact; the parent by default. */
  emergencyContact?: string | null | undefined;
  /** Emergency phone number; the parent's by default. */
  emergencyContactPhone?: string | null | undefined;
  /** First day of enrolment, yyyy-MM-dd. */
  enrolledOn?: string | null | undefined;
  /** First name of the child. */
  firstName: string;
  /** Last name of the child. */
  lastName: string;
  /** Medical notes, as free text. */
  medicalNotes?: string | null | undefined;
  /** Adds the child to the class even though it is full. */
  overrideCapacity?: boolean | null | undefined;
  /** E-mail address of the parent: links the account with it, or creates one without a password. */
  parentEmail?: string | null | undefined;
  /** First name of the parent. */
  parentFirstName?: string | null | undefined;
  /** Last name of the parent; the child's by default. */
  parentLastName?: string | null | undefined;
  /** Phone number of the parent. */
  parentPhone?: string | null | undefined;
  /** URL of the child's picture. */
  profileImage?: string | null | undefined;
  /** Program the child follows. */
  programId?: number | null | undefined;
  /** mother, father, grandparent, guardian, parent or other. */
  relationshipType?: string | null | undefined;
};

/** A child's last day. */
export type LeaveChildInput = {
  /** Id of the child. */
  id: number;
  /** The last day, yyyy-MM-dd, on which the child is still enrolled. */
  lastDay: string;
  /** Last month to be billed, yyyy-MM; the month of the last day by default. */
  noticeMonth?: string | null | undefined;
  /** Short reason, for administrators. */
  reason?: string | null | undefined;
  /** Version the change is based on; older ones are refused. */
  version?: number | null | undefined;
};

/** Children with the same last day. */
export type LeaveChildrenInput = {
  /** The children, at most 200. */
  childIds: Array<number>;
  /** The last day, yyyy-MM-dd, on which the child is still enrolled. */
  lastDay: string;
  /** Last month to be billed, yyyy-MM; the month of the last day by default. */
  noticeMonth?: string | null | undefined;
  /** Short reason, for administrators. */
  reason?: string | null | undefined;
};

/** Children moving to other classes on a day. */
export type MoveChildrenInput = {
  /** One for each child, at most 200. */
  moves: Array<ChildMoveInput>;
  /** First day in the new class, yyyy-MM-dd; today takes effect at once. */
  on: string;
  /** Moves them even though a class is full. */
  overrideCapacity?: boolean | null | undefined;
};

/** Changes to a child; omitted fields are kept. */
export type UpdateChildInput = {
  /** Allergies, as free text. */
  allergies?: string | null | undefined;
  /** Confirms that this is not the child with the same name and date of birth already here. */
  anotherChild?: boolean | null | undefined;
  /** First day of the new class, program or plan, yyyy-MM-dd; today by default. */
  changesFrom?: string | null | undefined;
  /** Class the child is in. */
  classId?: number | null | undefined;
  /** Date of birth, yyyy-MM-dd. */
  dateOfBirth?: string | null | undefined;
  /** full_time or half_day; full_time by default. */
  dayPlan?: string | null | undefined;
  /** Emergency contact. */
  emergencyContact?: string | null | undefined;
  /** Emergency phone number. */
  emergencyContactPhone?: string | null | undefined;
  /** First day, yyyy-MM-dd; today by default. A future day reserves the place. */
  enrolledOn?: string | null | undefined;
  /** First name. */
  firstName?: string | null | undefined;
  /** Id of the child. */
  id: number;
  /** Last name. */
  lastName?: string | null | undefined;
  /** Medical notes, as free text. */
  medicalNotes?: string | null | undefined;
  /** Adds the child to the class even though it is full. */
  overrideCapacity?: boolean | null | undefined;
  /** URL of the child's picture. */
  profileImage?: string | null | undefined;
  /** Program the child follows. */
  programId?: number | null | undefined;
  /** Version the change is based on; older ones are refused. */
  version?: number | null | undefined;
};

export type ChildChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ChildChoicesQuery = { classes: Array<{ id: number, name: string, ageGroup: string, ageFromMonths: number, ageToMonths: number, capacity: number, enrolled: number, starting: number }>, programs: Array<{ id: number, name: string }> };

export type ChildDetailsQueryVariables = Exact<{
  id: number;
  month: string;
}>;


export type ChildDetailsQuery = { child: { age: number, exactAge: string, removedAt: string | null, isErased: boolean, id: number, firstName: string, lastName: string, namesakeBirthday: string | null, dateOfBirth: string, allergies: string | null, medicalNotes: string | null, emergencyContact: string | null, emergencyContactPhone: string | null, profileImage: string | null, classId: number | null, programId: number | null, dayPlan: string, enrolledOn: string, lastDay: string | null, leavingReason: string | null, noticeMonth: string | null, nextClassId: number | null, nextClassOn: string | null, version: number, nextClass: { id: number, name: string } | null, class: { id: number, name: string, ageGroup: string, room: string, ageFromMonths: number, ageToMonths: number } | null, program: { id: number, name: string, companion: string } | null, application: { id: number, reference: string } | null, guardians: Array<{ id: number, parentId: number, childId: number, relationshipType: string, isPrimary: boolean, mayCollect: boolean, mayDecide: boolean, version: number, parent: { id: number, firstName: string, lastName: string, email: string, phoneNumber: string | null, homeAddress: string | null, emailVerifiedAt: string | null } | null }>, attendanceToday: { id: number, date: string, status: string, timeIn: string | null, timeOut: string | null, notes: string | null } | null, attendanceThisMonth: { present: number, recorded: number }, attendance: Array<{ id: number, date: string, status: string, timeIn: string | null, timeOut: string | null, notes: string | null }> } };

export type EditedChildQueryVariables = Exact<{
  id: number;
}>;


export type EditedChildQuery = { child: { id: number, firstName: string, lastName: string, namesakeBirthday: string | null, dateOfBirth: string, allergies: string | null, medicalNotes: string | null, emergencyContact: string | null, emergencyContactPhone: string | null, profileImage: string | null, classId: number | null, programId: number | null, dayPlan: string, enrolledOn: string, lastDay: string | null, leavingReason: string | null, noticeMonth: string | null, nextClassId: number | null, nextClassOn: string | null, version: number } };

export type FormerStudentsQueryVariables = Exact<{
  search?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type FormerStudentsQuery = { allChildren: { totalCount: number, edges: Array<{ node: { leavingReason: string | null, id: number, firstName: string, lastName: string, namesakeBirthday: string | null, dateOfBirth: string, age: number, exactAge: string, allergies: string | null, dayPlan: string, emergencyContact: string | null, emergencyContactPhone: string | null, profileImage: string | null, classId: number | null, programId: number | null, enrolledOn: string, lastDay: string | null, nextClassId: number | null, nextClassOn: string | null, version: number, billing: { balanceCents: number } } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type RemovedChildrenQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type RemovedChildrenQuery = { removedChildren: { edges: Array<{ node: { id: number, firstName: string, lastName: string, removedAt: string | null, isErased: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type StudentsQueryVariables = Exact<{ [key: string]: never; }>;


export type StudentsQuery = { children: Array<{ id: number, firstName: string, lastName: string, namesakeBirthday: string | null, dateOfBirth: string, age: number, exactAge: string, allergies: string | null, dayPlan: string, emergencyContact: string | null, emergencyContactPhone: string | null, profileImage: string | null, classId: number | null, programId: number | null, enrolledOn: string, lastDay: string | null, nextClassId: number | null, nextClassOn: string | null, version: number }>, classes: Array<{ id: number, name: string, ageGroup: string, capacity: number, enrolled: number, starting: number, ageFromMonths: number, ageToMonths: number }>, programs: Array<{ id: number, name: string, companion: string }> };

export type LeavingChildQueryVariables = Exact<{
  id: number;
}>;


export type LeavingChildQuery = { child: { id: number, billing: { balanceCents: number } } };

export type MoveChoicesQueryVariables = Exact<{
  from: string;
}>;


export type MoveChoicesQuery = { classPlaces: Array<{ taken: number, offered: number, free: number, class: { id: number, name: string, ageFromMonths: number, ageToMonths: number, capacity: number } }> };

export type LeaveChildrenMutationVariables = Exact<{
  input: LeaveChildrenInput;
}>;


export type LeaveChildrenMutation = { leaveChildren: { children: Array<{ id: number, lastDay: string | null, noticeMonth: string | null, leavingReason: string | null, version: number, billing: { balanceCents: number } }> } };

export type MoveChildrenMutationVariables = Exact<{
  input: MoveChildrenInput;
}>;


export type MoveChildrenMutation = { moveChildren: { children: Array<{ id: number, classId: number | null, nextClassId: number | null, nextClassOn: string | null, version: number }> } };

export type CancelMovesMutationVariables = Exact<{
  input: CancelMovesInput;
}>;


export type CancelMovesMutation = { cancelMoves: { children: Array<{ id: number, nextClassId: number | null, nextClassOn: string | null, version: number }> } };

export type ListedStudentFragment = { id: number, firstName: string, lastName: string, namesakeBirthday: string | null, dateOfBirth: string, age: number, exactAge: string, allergies: string | null, dayPlan: string, emergencyContact: string | null, emergencyContactPhone: string | null, profileImage: string | null, classId: number | null, programId: number | null, enrolledOn: string, lastDay: string | null, nextClassId: number | null, nextClassOn: string | null, version: number };

export type ChildRecordFragment = { id: number, firstName: string, lastName: string, namesakeBirthday: string | null, dateOfBirth: string, allergies: string | null, medicalNotes: string | null, emergencyContact: string | null, emergencyContactPhone: string | null, profileImage: string | null, classId: number | null, programId: number | null, dayPlan: string, enrolledOn: string, lastDay: string | null, leavingReason: string | null, noticeMonth: string | null, nextClassId: number | null, nextClassOn: string | null, version: number };

export type CreateChildMutationVariables = Exact<{
  input: CreateChildInput;
}>;


export type CreateChildMutation = { createChild: { id: number, firstName: string, lastName: string } };

export type DeleteChildMutationVariables = Exact<{
  id: number;
  version?: number | null | undefined;
}>;


export type DeleteChildMutation = { deleteChild: { id: number, removedAt: string | null, version: number } };

export type LeaveChildMutationVariables = Exact<{
  input: LeaveChildInput;
}>;


export type LeaveChildMutation = { leaveChild: { id: number, lastDay: string | null, leavingReason: string | null, version: number } };

export type RestoreChildMutationVariables = Exact<{
  id: number;
}>;


export type RestoreChildMutation = { restoreChild: { id: number, classId: number | null, removedAt: string | null, version: number } };

export type ReturnChildMutationVariables = Exact<{
  id: number;
  version?: number | null | undefined;
}>;


export type ReturnChildMutation = { returnChild: { id: number, classId: number | null, lastDay: string | null, leavingReason: string | null, version: number } };

export type UpdateChildMutationVariables = Exact<{
  input: UpdateChildInput;
}>;


export type UpdateChildMutation = { updateChild: { age: number, exactAge: string, id: number, firstName: string, lastName: string, namesakeBirthday: string | null, dateOfBirth: string, allergies: string | null, medicalNotes: string | null, emergencyContact: string | null, emergencyContactPhone: string | null, profileImage: string | null, classId: number | null, programId: number | null, dayPlan: string, enrolledOn: string, lastDay: string | null, leavingReason: string | null, noticeMonth: string | null, nextClassId: number | null, nextClassOn: string | null, version: number } };

export type ImportChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportChoicesQuery = { classes: Array<{ id: number, name: string, capacity: number, enrolled: number }>, programs: Array<{ id: number, name: string, code: string }> };

export type ImportedBirthdaysQueryVariables = Exact<{
  days: Array<string> | string;
}>;


export type ImportedBirthdaysQuery = { childrenBornOn: Array<{ id: number, firstName: string, lastName: string, dateOfBirth: string }> };

export type ImportFamilyMutationVariables = Exact<{
  input: ImportFamilyInput;
}>;


export type ImportFamilyMutation = { importFamily: { id: number } };

export type PrintoutsQueryVariables = Exact<{
  today: string;
}>;


export type PrintoutsQuery = { children: Array<{ id: number, firstName: string, lastName: string, dateOfBirth: string, exactAge: string, allergies: string | null, medicalNotes: string | null, classId: number | null, emergencyContacts: Array<{ name: string, phone: string | null, mayCollect: boolean | null }>, attendanceToday: { id: number, status: string, timeIn: string | null, timeOut: string | null } | null, contacts: Array<{ id: number, name: string, relationship: string, phone: string, collecting: string }>, guardians: Array<{ id: number, relationshipType: string, isPrimary: boolean, mayCollect: boolean, parent: { id: number, firstName: string, lastName: string, phoneNumber: string | null } | null }> }>, classes: Array<{ id: number, name: string, room: string }>, staffDay: Array<{ staffId: number, firstName: string, lastName: string, classes: Array<string>, attendance: { id: number, status: string, timeIn: string | null, timeOut: string | null } | null }> };

export const ListedStudentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedStudent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Child"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"namesakeBirthday"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"exactAge"}},{"kind":"Field","name":{"kind":"Name","value":"allergies"}},{"kind":"Field","name":{"kind":"Name","value":"dayPlan"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"classId"}},{"kind":"Field","name":{"kind":"Name","value":"programId"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"nextClassId"}},{"kind":"Field","name":{"kind":"Name","value":"nextClassOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ListedStudentFragment, unknown>;
export const ChildRecordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChildRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Child"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"namesakeBirthday"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"allergies"}},{"kind":"Field","name":{"kind":"Name","value":"medicalNotes"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"classId"}},{"kind":"Field","name":{"kind":"Name","value":"programId"}},{"kind":"Field","name":{"kind":"Name","value":"dayPlan"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"leavingReason"}},{"kind":"Field","name":{"kind":"Name","value":"noticeMonth"}},{"kind":"Field","name":{"kind":"Name","value":"nextClassId"}},{"kind":"Field","name":{"kind":"Name","value":"nextClassOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ChildRecordFragment, unknown>;
export const ChildChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChildChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ageGroup"}},{"kind":"Field","name":{"kind":"Name","value":"ageFromMonths"}},{"kind":"Field","name":{"kind":"Name","value":"ageToMonths"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"enrolled"}},{"kind":"Field","name":{"kind":"Name","value":"starting"}}]}},{"kind":"Field","name":{"kind":"Name","value":"programs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ChildChoicesQuery, ChildChoicesQueryVariables>;
export const ChildDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChildDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"child"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChildRecord"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"exactAge"}},{"kind":"Field","name":{"kind":"Name","value":"removedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isErased"}},{"kind":"Field","name":{"kind":"Name","value":"nextClass"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"class"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ageGroup"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"ageFromMonths"}},{"kind":"Field","name":{"kind":"Name","value":"ageToMonths"}}]}},{"kind":"Field","name":{"kind":"Name","value":"program"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"guardians"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"childId"}},{"kind":"Field","name":{"kind":"Name","value":"relationshipType"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"mayCollect"}},{"kind":"Field","name":{"kind":"Name","value":"mayDecide"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerifiedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendanceToday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timeIn"}},{"kind":"Field","name":{"kind":"Name","value":"timeOut"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendanceThisMonth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"present"}},{"kind":"Field","name":{"kind":"Name","value":"recorded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timeIn"}},{"kind":"Field","name":{"kind":"Name","value":"timeOut"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChildRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Child"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"namesakeBirthday"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"allergies"}},{"kind":"Field","name":{"kind":"Name","value":"medicalNotes"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"classId"}},{"kind":"Field","name":{"kind":"Name","value":"programId"}},{"kind":"Field","name":{"kind":"Name","value":"dayPlan"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"leavingReason"}},{"kind":"Field","name":{"kind":"Name","value":"noticeMonth"}},{"kind":"Field","name":{"kind":"Name","value":"nextClassId"}},{"kind":"Field","name":{"kind":"Name","value":"nextClassOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ChildDetailsQuery, ChildDetailsQueryVariables>;
export const EditedChildDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedChild"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"child"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChildRecord"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChildRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Child"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"namesakeBirthday"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"allergies"}},{"kind":"Field","name":{"kind":"Name","value":"medicalNotes"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"classId"}},{"kind":"Field","name":{"kind":"Name","value":"programId"}},{"kind":"Field","name":{"kind":"Name","value":"dayPlan"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"leavingReason"}},{"kind":"Field","name":{"kind":"Name","value":"noticeMonth"}},{"kind":"Field","name":{"kind":"Name","value":"nextClassId"}},{"kind":"Field","name":{"kind":"Name","value":"nextClassOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EditedChildQuery, EditedChildQueryVariables>;
export const FormerStudentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FormerStudents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allChildren"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"left"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedStudent"}},{"kind":"Field","name":{"kind":"Name","value":"leavingReason"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balanceCents"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedStudent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Child"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"namesakeBirthday"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"exactAge"}},{"kind":"Field","name":{"kind":"Name","value":"allergies"}},{"kind":"Field","name":{"kind":"Name","value":"dayPlan"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"classId"}},{"kind":"Field","name":{"kind":"Name","value":"programId"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"nextClassId"}},{"kind":"Field","name":{"kind":"Name","value":"nextClassOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<FormerStudentsQuery, FormerStudentsQueryVariables>;
export const RemovedChildrenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RemovedChildren"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedChildren"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"removedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isErased"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<RemovedChildrenQuery, RemovedChildrenQueryVariables>;
export const StudentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"current"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedStudent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"classes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ageGroup"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"enrolled"}},{"kind":"Field","name":{"kind":"Name","value":"starting"}},{"kind":"Field","name":{"kind":"Name","value":"ageFromMonths"}},{"kind":"Field","name":{"kind":"Name","value":"ageToMonths"}}]}},{"kind":"Field","name":{"kind":"Name","value":"programs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companion"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedStudent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Child"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"namesakeBirthday"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"exactAge"}},{"kind":"Field","name":{"kind":"Name","value":"allergies"}},{"kind":"Field","name":{"kind":"Name","value":"dayPlan"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"classId"}},{"kind":"Field","name":{"kind":"Name","value":"programId"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"nextClassId"}},{"kind":"Field","name":{"kind":"Name","value":"nextClassOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<StudentsQuery, StudentsQueryVariables>;
export const LeavingChildDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeavingChild"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"child"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balanceCents"}}]}}]}}]}}]} as unknown as DocumentNode<LeavingChildQuery, LeavingChildQueryVariables>;
export const MoveChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoveChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classPlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"class"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ageFromMonths"}},{"kind":"Field","name":{"kind":"Name","value":"ageToMonths"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"free"}}]}}]}}]} as unknown as DocumentNode<MoveChoicesQuery, MoveChoicesQueryVariables>;
export const LeaveChildrenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveChildren"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveChildrenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveChildren"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"noticeMonth"}},{"kind":"Field","name":{"kind":"Name","value":"leavingReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balanceCents"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LeaveChildrenMutation, LeaveChildrenMutationVariables>;
export const MoveChildrenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveChildren"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveChildrenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveChildren"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"classId"}},{"kind":"Field","name":{"kind":"Name","value":"nextClassId"}},{"kind":"Field","name":{"kind":"Name","value":"nextClassOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<MoveChildrenMutation, MoveChildrenMutationVariables>;
export const CancelMovesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelMoves"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelMovesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelMoves"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nextClassId"}},{"kind":"Field","name":{"kind":"Name","value":"nextClassOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CancelMovesMutation, CancelMovesMutationVariables>;
export const CreateChildDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateChild"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateChildInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createChild"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<CreateChildMutation, CreateChildMutationVariables>;
export const DeleteChildDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteChild"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteChild"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"removedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<DeleteChildMutation, DeleteChildMutationVariables>;
export const LeaveChildDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveChild"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveChildInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveChild"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"leavingReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<LeaveChildMutation, LeaveChildMutationVariables>;
export const RestoreChildDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreChild"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreChild"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"classId"}},{"kind":"Field","name":{"kind":"Name","value":"removedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<RestoreChildMutation, RestoreChildMutationVariables>;
export const ReturnChildDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReturnChild"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnChild"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"classId"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"leavingReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ReturnChildMutation, ReturnChildMutationVariables>;
export const UpdateChildDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateChild"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateChildInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateChild"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChildRecord"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"exactAge"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChildRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Child"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"namesakeBirthday"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"allergies"}},{"kind":"Field","name":{"kind":"Name","value":"medicalNotes"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"classId"}},{"kind":"Field","name":{"kind":"Name","value":"programId"}},{"kind":"Field","name":{"kind":"Name","value":"dayPlan"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"leavingReason"}},{"kind":"Field","name":{"kind":"Name","value":"noticeMonth"}},{"kind":"Field","name":{"kind":"Name","value":"nextClassId"}},{"kind":"Field","name":{"kind":"Name","value":"nextClassOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateChildMutation, UpdateChildMutationVariables>;
export const ImportChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"enrolled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"programs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<ImportChoicesQuery, ImportChoicesQueryVariables>;
export const ImportedBirthdaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportedBirthdays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"childrenBornOn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}}]}}]}}]} as unknown as DocumentNode<ImportedBirthdaysQuery, ImportedBirthdaysQueryVariables>;
export const ImportFamilyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportFamily"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportFamilyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importFamily"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ImportFamilyMutation, ImportFamilyMutationVariables>;
export const PrintoutsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Printouts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"today"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"exactAge"}},{"kind":"Field","name":{"kind":"Name","value":"allergies"}},{"kind":"Field","name":{"kind":"Name","value":"medicalNotes"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mayCollect"}}]}},{"kind":"Field","name":{"kind":"Name","value":"classId"}},{"kind":"Field","name":{"kind":"Name","value":"attendanceToday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timeIn"}},{"kind":"Field","name":{"kind":"Name","value":"timeOut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"collecting"}}]}},{"kind":"Field","name":{"kind":"Name","value":"guardians"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"relationshipType"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"mayCollect"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"classes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"room"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staffDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"today"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"classes"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timeIn"}},{"kind":"Field","name":{"kind":"Name","value":"timeOut"}}]}}]}}]}}]} as unknown as DocumentNode<PrintoutsQuery, PrintoutsQueryVariables>;