import SearchOff from '@mui/icons-material/SearchOff';
import type { ToOptions } from '@tanstack/react-router';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { noMeioDaFrase } from './no-meio-da-frase.ts';

/** An address that leads to no record of the company. */
export function RegistroInexistente({ nome, lista }: { nome: string; lista: ToOptions }) {
  return (
    <EmptyState
      titulo={`Este ${noMeioDaFrase(nome)} não existe`}
      icone={<SearchOff />}
      acoes={
        <ButtonTo variant="contained" {...lista}>
          Voltar à lista
        </ButtonTo>
      }
    >
      O endereço não leva a nenhum registro da sua empresa. Ele pode ter sido excluído: na lista, o filtro “Excluídos”
      mostra os que podem voltar.
    </EmptyState>
  );
}
