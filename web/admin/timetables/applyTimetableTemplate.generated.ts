/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A saved week, and the class that it is applied to. */
export type ApplyTimetableTemplateInput = {
  /** The class that it is applied to. */
  classId: number;
  /** Deletes the class's present week first; false unless given. */
  replace?: boolean | null | undefined;
  /** Where all of it is; as saved unless given. */
  room?: string | null | undefined;
  /** Who is with the class in all of it; as saved unless given. */
  teacherId?: number | null | undefined;
  /** The template. */
  templateId: number;
};

export type ApplyTimetableTemplateMutationVariables = Exact<{
  input: ApplyTimetableTemplateInput;
}>;


export type ApplyTimetableTemplateMutation = { applyTimetableTemplate: { leftOut: Array<string>, entries: Array<{ id: number }>, removed: Array<{ id: number }> } };


export const ApplyTimetableTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyTimetableTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyTimetableTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyTimetableTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}}]}}]} as unknown as DocumentNode<ApplyTimetableTemplateMutation, ApplyTimetableTemplateMutationVariables>;