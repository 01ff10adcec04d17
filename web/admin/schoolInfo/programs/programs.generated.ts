/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Texts, fees, ages and places of a program. */
export type ProgramInput = {
  /** Ages it is for, in words. */
  ageLabel: string;
  /** Places there are. */
  capacity?: number | null | undefined;
  /** What it is, in a few sentences. */
  description: string;
  /** Fee for a month of full days, such as R 2350.00; empty for none. */
  fullTimeFee?: string | null | undefined;
  /** Fee for a month of half days; empty for none. */
  halfDayFee?: string | null | undefined;
  /** Number of the program. */
  id: number;
  /** Whether it takes children at present. */
  isActive: boolean;
  /** What the program offers, one line each. */
  offers: Array<string>;
  /** A picture of the gallery instead of the drawing. */
  pictureId?: number | null | undefined;
  /** Children to one teacher that the centre promises, such as 1:3. */
  ratio?: string | null | undefined;
  /** Short labels. */
  tags: Array<string>;
  /** Title of its public page. */
  title: string;
  /** Version that the change is based on; a change to an older one is refused. */
  version?: number | null | undefined;
};

export type SchoolProgramsQueryVariables = Exact<{ [key: string]: never; }>;


export type SchoolProgramsQuery = { allPrograms: Array<{ code: string, name: string, companion: string, slug: string | null, id: number, title: string, description: string, ageLabel: string, ratio: string | null, capacity: number | null, tags: Array<string>, offers: Array<string>, fullTimeCents: number | null, halfDayCents: number | null, image: string, imageAlt: string, imageWidth: number, imageHeight: number, pictureId: number | null, isActive: boolean, version: number }>, gallery: Array<{ id: number, title: string }> };

export type ProgramDetailsFragment = { id: number, title: string, description: string, ageLabel: string, ratio: string | null, capacity: number | null, tags: Array<string>, offers: Array<string>, fullTimeCents: number | null, halfDayCents: number | null, image: string, imageAlt: string, imageWidth: number, imageHeight: number, pictureId: number | null, isActive: boolean, version: number };

export type UpdateProgramMutationVariables = Exact<{
  input: ProgramInput;
}>;


export type UpdateProgramMutation = { updateProgram: { id: number, title: string, description: string, ageLabel: string, ratio: string | null, capacity: number | null, tags: Array<string>, offers: Array<string>, fullTimeCents: number | null, halfDayCents: number | null, image: string, imageAlt: string, imageWidth: number, imageHeight: number, pictureId: number | null, isActive: boolean, version: number } };

export const ProgramDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgramDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Program"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"ageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"ratio"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"offers"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeCents"}},{"kind":"Field","name":{"kind":"Name","value":"halfDayCents"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"imageWidth"}},{"kind":"Field","name":{"kind":"Name","value":"imageHeight"}},{"kind":"Field","name":{"kind":"Name","value":"pictureId"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ProgramDetailsFragment, unknown>;
export const SchoolProgramsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SchoolPrograms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allPrograms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProgramDetails"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companion"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgramDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Program"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"ageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"ratio"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"offers"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeCents"}},{"kind":"Field","name":{"kind":"Name","value":"halfDayCents"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"imageWidth"}},{"kind":"Field","name":{"kind":"Name","value":"imageHeight"}},{"kind":"Field","name":{"kind":"Name","value":"pictureId"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SchoolProgramsQuery, SchoolProgramsQueryVariables>;
export const UpdateProgramDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProgram"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProgramInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProgram"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProgramDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgramDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Program"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"ageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"ratio"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"offers"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeCents"}},{"kind":"Field","name":{"kind":"Name","value":"halfDayCents"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"imageWidth"}},{"kind":"Field","name":{"kind":"Name","value":"imageHeight"}},{"kind":"Field","name":{"kind":"Name","value":"pictureId"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateProgramMutation, UpdateProgramMutationVariables>;