/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A saved week, and the class to apply it to. */
export type ApplyTimetableTemplateInput = {
  /** The class to apply it to. */
  classId: number;
  /** Deletes the class's current week first; false by default. */
  replace?: boolean | null | undefined;
  /** Room for all entries; as saved by default. */
  room?: string | null | undefined;
  /** Teacher for all entries; as saved by default. */
  teacherId?: number | null | undefined;
  /** The template. */
  templateId: number;
};

/** A class and a name for its saved week. */
export type SaveTimetableTemplateInput = {
  /** The class whose week to save. */
  classId: number;
  /** Name, not used by another template. */
  name: string;
};

/** Changes to several entries. */
export type TimetableBulkInput = {
  /** The class. */
  classId?: number | null | undefined;
  /** Ids of the entries. */
  ids: Array<number>;
  /** Room; two classes cannot be in one at once. */
  room?: string | null | undefined;
  /** One of the subjects, such as Story Time. */
  subject?: string | null | undefined;
  /** Who teaches: a teacher or an administrator. */
  teacherId?: number | null | undefined;
};

/** Changes to an entry; omitted fields are kept. */
export type TimetableEntryChangeInput = {
  /** The class. */
  classId?: number | null | undefined;
  /** 1 for Monday to 6 for Saturday. */
  day?: number | null | undefined;
  /** Room; two classes cannot be in one at once. */
  room?: string | null | undefined;
  /** One of the ten slots, such as 07:30-08:30. */
  slot?: string | null | undefined;
  /** One of the subjects, such as Story Time. */
  subject?: string | null | undefined;
  /** Who teaches: a teacher or an administrator. */
  teacherId?: number | null | undefined;
  /** Version the change is based on; older ones are refused. */
  version?: number | null | undefined;
};

/** A new timetable entry. */
export type TimetableEntryInput = {
  /** The class. */
  classId: number;
  /** 1 for Monday to 6 for Saturday. */
  day: number;
  /** Room; two classes cannot be in one at once. */
  room: string;
  /** One of the ten slots, such as 07:30-08:30. */
  slot: string;
  /** One of the subjects, such as Story Time. */
  subject: string;
  /** Who teaches: a teacher or an administrator. */
  teacherId: number;
};

/** Entries to delete. */
export type TimetableIdsInput = {
  /** Ids of the entries. */
  ids: Array<number>;
};

/** Entries to restore. */
export type TimetableRestoreInput = {
  /** Ids of the entries. */
  ids: Array<number>;
};

export type TimetablesQueryVariables = Exact<{ [key: string]: never; }>;


export type TimetablesQuery = { timetable: Array<{ id: number, classId: number, day: number, slot: string, subject: string, teacherId: number, teacher: string, teacherLeft: boolean, room: string, version: number, class: { id: number, name: string } | null }>, classes: Array<{ id: number, name: string, room: string }>, colleagues: Array<{ id: number, firstName: string, lastName: string }> };

export type TimetableTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type TimetableTemplatesQuery = { timetableTemplates: Array<{ id: number, name: string, size: number, createdAt: string }> };

export type AddTimetableEntryMutationVariables = Exact<{
  input: TimetableEntryInput;
}>;


export type AddTimetableEntryMutation = { addTimetableEntry: { id: number, classId: number, day: number, slot: string, subject: string, teacherId: number, teacher: string, teacherLeft: boolean, room: string, version: number, class: { id: number, name: string } | null } };

export type ApplyTimetableTemplateMutationVariables = Exact<{
  input: ApplyTimetableTemplateInput;
}>;


export type ApplyTimetableTemplateMutation = { applyTimetableTemplate: { leftOut: Array<string>, entries: Array<{ id: number }>, removed: Array<{ id: number }> } };

export type ChangeTimetableEntriesMutationVariables = Exact<{
  input: TimetableBulkInput;
}>;


export type ChangeTimetableEntriesMutation = { changeTimetableEntries: { entries: Array<{ id: number }> } };

export type DeleteTimetableEntriesMutationVariables = Exact<{
  input: TimetableIdsInput;
}>;


export type DeleteTimetableEntriesMutation = { deleteTimetableEntries: { removed: Array<{ id: number }> } };

export type DeleteTimetableTemplateMutationVariables = Exact<{
  id: number;
}>;


export type DeleteTimetableTemplateMutation = { deleteTimetableTemplate: { id: number } };

export type RestoreTimetableEntriesMutationVariables = Exact<{
  input: TimetableRestoreInput;
}>;


export type RestoreTimetableEntriesMutation = { restoreTimetableEntries: { entries: Array<{ id: number }> } };

export type SaveTimetableTemplateMutationVariables = Exact<{
  input: SaveTimetableTemplateInput;
}>;


export type SaveTimetableTemplateMutation = { saveTimetableTemplate: { id: number, name: string, size: number, createdAt: string } };

export type UpdateTimetableEntryMutationVariables = Exact<{
  id: number;
  input: TimetableEntryChangeInput;
}>;


export type UpdateTimetableEntryMutation = { updateTimetableEntry: { id: number, classId: number, day: number, slot: string, subject: string, teacherId: number, teacher: string, teacherLeft: boolean, room: string, version: number, class: { id: number, name: string } | null } };

export type TimetableEntryDetailsFragment = { id: number, classId: number, day: number, slot: string, subject: string, teacherId: number, teacher: string, teacherLeft: boolean, room: string, version: number, class: { id: number, name: string } | null };

export const TimetableEntryDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimetableEntryDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimetableEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"classId"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"}},{"kind":"Field","name":{"kind":"Name","value":"teacherLeft"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"class"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<TimetableEntryDetailsFragment, unknown>;
export const TimetablesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Timetables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timetable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimetableEntryDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"classes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"room"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colleagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimetableEntryDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimetableEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"classId"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"}},{"kind":"Field","name":{"kind":"Name","value":"teacherLeft"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"class"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<TimetablesQuery, TimetablesQueryVariables>;
export const TimetableTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TimetableTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timetableTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<TimetableTemplatesQuery, TimetableTemplatesQueryVariables>;
export const AddTimetableEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddTimetableEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimetableEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addTimetableEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimetableEntryDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimetableEntryDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimetableEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"classId"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"}},{"kind":"Field","name":{"kind":"Name","value":"teacherLeft"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"class"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AddTimetableEntryMutation, AddTimetableEntryMutationVariables>;
export const ApplyTimetableTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyTimetableTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyTimetableTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyTimetableTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}}]}}]} as unknown as DocumentNode<ApplyTimetableTemplateMutation, ApplyTimetableTemplateMutationVariables>;
export const ChangeTimetableEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeTimetableEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimetableBulkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeTimetableEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeTimetableEntriesMutation, ChangeTimetableEntriesMutationVariables>;
export const DeleteTimetableEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTimetableEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimetableIdsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTimetableEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteTimetableEntriesMutation, DeleteTimetableEntriesMutationVariables>;
export const DeleteTimetableTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTimetableTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTimetableTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteTimetableTemplateMutation, DeleteTimetableTemplateMutationVariables>;
export const RestoreTimetableEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreTimetableEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimetableRestoreInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreTimetableEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreTimetableEntriesMutation, RestoreTimetableEntriesMutationVariables>;
export const SaveTimetableTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveTimetableTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveTimetableTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveTimetableTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<SaveTimetableTemplateMutation, SaveTimetableTemplateMutationVariables>;
export const UpdateTimetableEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTimetableEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimetableEntryChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTimetableEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimetableEntryDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimetableEntryDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimetableEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"classId"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"}},{"kind":"Field","name":{"kind":"Name","value":"teacherLeft"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"class"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<UpdateTimetableEntryMutation, UpdateTimetableEntryMutationVariables>;