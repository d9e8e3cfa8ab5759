import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { buttonRecipe } from './theme/recipes/button.ts';

/** A link to another page that looks like a button; takes `to`, `tone` and `size`. */
export const ButtonLink = chakra(Link, buttonRecipe);
