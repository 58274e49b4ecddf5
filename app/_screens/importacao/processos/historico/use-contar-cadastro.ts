import { useSnackbar } from 'notistack';
import { useDesfazerTudo } from '#app/_screens/importacao/processos/vinculos/use-desfazer-tudo.tsx';
import { useCadastrarPropostos } from '#lib/api/cadastros-propostos.ts';
import type { AtoDeCadastros } from '#lib/contracts/cadastros-propostos.ts';
import { atoPorExtenso } from './ato-por-extenso.ts';

/** Returns a function that tells of what an act registered, and undoes the act when the person asks. */
export function useContarCadastro() {
  const { desfazer } = useCadastrarPropostos();
  const { enqueueSnackbar } = useSnackbar();
  const contar = useDesfazerTudo();
  return (ato: AtoDeCadastros) =>
    contar(`No cadastro: ${atoPorExtenso(ato)}.`, async () => {
      try {
        await desfazer(ato.id);
        enqueueSnackbar('Cadastro desfeito.', { variant: 'success' });
      } catch (erro) {
        enqueueSnackbar((erro as Error).message, { variant: 'error' });
      }
    });
}
