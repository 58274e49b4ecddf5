import { useSnackbar } from 'notistack';
import { useAvisoComDesfazer } from '#components/cadastro/use-aviso-com-desfazer.tsx';
import { useCadastrarPropostos } from '#lib/api/cadastros/cadastros-propostos.ts';
import type { AtoDeCadastros } from '#lib/contracts/cadastros/cadastros-propostos.ts';
import { atoPorExtenso } from './ato-por-extenso.ts';

/** Returns a function that tells of what an act registered, and undoes the act when the person asks. */
export function useContarCadastro() {
  const { desfazer } = useCadastrarPropostos();
  const { enqueueSnackbar } = useSnackbar();
  const { contarAto } = useAvisoComDesfazer();
  return (ato: AtoDeCadastros) =>
    contarAto(`No cadastro: ${atoPorExtenso(ato)}.`, async () => {
      await desfazer(ato.id);
      enqueueSnackbar('Cadastro desfeito.', { variant: 'success' });
    });
}
