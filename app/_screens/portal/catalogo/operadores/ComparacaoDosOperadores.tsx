import Button from '@mui/material/Button';
import { useState } from 'react';
import { ComparacaoTabela } from '#app/_screens/portal/catalogo/ComparacaoTabela.tsx';
import { RAMO_DOS_OPERADORES } from '#app/_screens/portal/catalogo/ramo.ts';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { useListasDeOperadores } from '#lib/portal/api/operadores-estrangeiros.ts';
import type { ListaDeOperadores } from '#lib/portal/contracts/operadores-estrangeiros.ts';

/** The lists of foreign operators that the Portal answered, what it alone has, and the suppliers without one. */
export function ComparacaoDosOperadores() {
  const { data: listas, error, mutate } = useListasDeOperadores();
  const [aberta, setAberta] = useState<{ qual: 'soLa' | 'semOperador'; lista: ListaDeOperadores } | null>(null);
  if (error && !listas) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!listas || listas.length === 0) return null;
  const fechar = () => setAberta(null);
  return (
    <>
      <ComparacaoTabela
        ramo={RAMO_DOS_OPERADORES}
        legenda="Comparação dos operadores estrangeiros com o Portal, por importador e ambiente"
        listas={listas}
        faltam={{
          titulo: 'Fornecedores sem operador',
          numerica: true,
          valor: (lista) =>
            lista.semOperador.quantos === 0 ? (
              0
            ) : (
              <Button
                size="small"
                color="inherit"
                aria-label={`Ver os fornecedores sem operador de ${lista.importador.nome}`}
                onClick={() => setAberta({ qual: 'semOperador', lista })}
              >
                {lista.semOperador.quantos}
              </Button>
            ),
        }}
        aoVer={(lista) => setAberta({ qual: 'soLa', lista })}
      />
      {aberta?.qual === 'soLa' && <OperadoresSoNoPortal lista={aberta.lista} aoFechar={fechar} />}
      {aberta?.qual === 'semOperador' && <SemOperadorDialog lista={aberta.lista} aoFechar={fechar} />}
    </>
  );
}

const OperadoresSoNoPortal = lazyPart(() =>
  import('./OperadoresSoNoPortal.tsx').then((part) => part.OperadoresSoNoPortal),
);
const SemOperadorDialog = lazyPart(() => import('./SemOperadorDialog.tsx').then((part) => part.SemOperadorDialog));
