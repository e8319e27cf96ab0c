import type {ComponentType} from 'react';

const form: ComponentType | null = null;

export default form;
