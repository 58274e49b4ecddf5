import SearchOff from '@mui/icons-material/SearchOff';
import type { ToOptions } from '@tanstack/react-router';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import type { Genero } from '#lib/domain/textos/concordancia.ts';
import { noMeioDaFrase } from '#lib/domain/textos/no-meio-da-frase.ts';

interface RegistroInexistenteProps {
  nome: string;
  lista: ToOptions;
  genero?: Genero | undefined;
}

/** Shown for an address that matches no record of the company. */
export function RegistroInexistente({ nome, lista, genero }: RegistroInexistenteProps) {
  return (
    <EmptyState
      titulo={`${genero === 'f' ? 'Esta' : 'Este'} ${noMeioDaFrase(nome)} não existe`}
      icone={<SearchOff />}
      acoes={
        <ButtonTo variant="contained" {...lista}>
          Voltar à lista
        </ButtonTo>
      }
    >
      O endereço não leva a nenhum registro da sua empresa. Pode ter sido excluído: na lista, o filtro “Excluídos”
      mostra os que podem voltar.
    </EmptyState>
  );
}
