import { chakra } from '@chakra-ui/react';
import { Icon } from '../icon/Icon.tsx';
import { CONTRAST_EDGE } from '../theme/contrastEdge.ts';

interface FormAlertProps {
  title: string;
  detail?: string;
}

/** Error of the whole form, at its top. */
export function FormAlert({ title, detail }: FormAlertProps) {
  return (
    <chakra.div
      role="alert"
      display="flex"
      gap="3"
      paddingBlock="3"
      paddingInline="4"
      borderRadius="2"
      bg="brick-soft"
      outline={CONTRAST_EDGE}
      color="brick"
    >
      <chakra.span paddingTop="0.5">
        <Icon name="alert" />
      </chakra.span>
      <chakra.div>
        <chakra.p fontWeight="label">{title}</chakra.p>
        {detail && <chakra.p textStyle="small">{detail}</chakra.p>}
      </chakra.div>
    </chakra.div>
  );
}
