import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { buttonRecipe } from './theme/recipes/button.ts';

/** A router link styled as a button; has the props `to`, `tone` and `size`. */
export const ButtonLink = chakra(Link, buttonRecipe);
