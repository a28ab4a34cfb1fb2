import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default defineConfig(
    // Run from the root of the project, so that the rooms' boards are looked at too.
    globalIgnores(['web/dist/', 'web/node_modules/', 'web/public/', 'web/src/wire/generated/']),
    tseslint.configs.recommended,
    svelte.configs.recommended,
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
    },
    {
        rules: {
            '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
            // Rows of a view are replaced whole, never moved: their place is their identity.
            'svelte/require-each-key': 'off',
            // Maps and sets here are made, filled and read within one computation; what is watched is in $state.
            'svelte/prefer-svelte-reactivity': 'off',
            // Svelte trims blanks at the edges of a block: {' '} is how one is kept.
            'svelte/no-useless-mustaches': 'off',
        },
    },
);
