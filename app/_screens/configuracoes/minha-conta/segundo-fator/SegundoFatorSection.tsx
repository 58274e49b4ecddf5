import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useState } from 'react';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { useSaveSecondFactor, useSecondFactor } from '#lib/api/accounts/second-factor.ts';
import type { SegundoFator } from '#lib/contracts/accounts/segundo-fator.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { AplicativoDialog } from './AplicativoDialog.tsx';
import { ChaveDialog } from './ChaveDialog.tsx';
import { ComSenhaDialog } from './ComSenhaDialog.tsx';

/** What is asked for after the password, each factor with a button to take it away. */
export function SegundoFatorSection() {
  const { data, error, mutate } = useSecondFactor();
  const { removerAplicativo, removerChave, trocarCodigos } = useSaveSecondFactor();
  const [dialogo, setDialogo] = useState<ReactNode>(null);
  const fechar = () => setDialogo(null);
  const remover = ({ id, nome }: Fator) =>
    setDialogo(
      <ComSenhaDialog
        titulo={`Remover: ${nome}?`}
        acao="Remover"
        perigo
        aoFechar={fechar}
        aoConfirmar={async (senha) => {
          if (id === APLICATIVO) await removerAplicativo(senha);
          else await removerChave(id, senha);
          return undefined;
        }}
      >
        Ao entrar, o Cais não pede mais este segundo fator.
      </ComSenhaDialog>,
    );
  const novosCodigos = () =>
    setDialogo(
      <ComSenhaDialog
        titulo="Novos códigos de recuperação"
        acao="Fazer novos"
        aoFechar={fechar}
        aoConfirmar={trocarCodigos}
      >
        Os códigos que você tem deixam de valer.
      </ComSenhaDialog>,
    );
  const fatores = data ? fatoresDe(data) : [];
  return (
    <Section
      titulo="Segundo fator"
      nota={data?.exigido ? 'A sua empresa exige um.' : 'Além da senha, o que só você tem.'}
      acoes={
        data && (
          <>
            {!data.aplicativoDesde && (
              <Button size="small" onClick={() => setDialogo(<AplicativoDialog aoFechar={fechar} />)}>
                Cadastrar aplicativo de códigos
              </Button>
            )}
            <Button size="small" onClick={() => setDialogo(<ChaveDialog aoFechar={fechar} />)}>
              Cadastrar chave de acesso
            </Button>
            {fatores.length > 0 && (
              <Button size="small" color="inherit" onClick={novosCodigos}>
                Novos códigos
              </Button>
            )}
          </>
        )
      }
    >
      {!data && error && <ErrorState erro={error} tentarDeNovo={() => mutate()} />}
      {!data && !error && <Skeleton variant="rounded" height={72} />}
      {data && fatores.length === 0 && 'Você entra só com a senha. Com um segundo fator, uma senha roubada não basta.'}
      {data && fatores.length > 0 && (
        <>
          <TabelaDosFatores fatores={fatores} aoRemover={remover} />
          <CodigosQueRestam quantos={data.codigosRestantes} />
        </>
      )}
      {dialogo}
    </Section>
  );
}

const APLICATIVO = 'aplicativo';

type Fator = ReturnType<typeof fatoresDe>[number];

function TabelaDosFatores({ fatores, aoRemover }: { fatores: Fator[]; aoRemover: (fator: Fator) => void }) {
  return (
    <DataTable
      legenda="Segundos fatores"
      linhas={fatores}
      chave={({ id }) => id}
      colunas={[
        {
          titulo: 'Fator',
          valor: ({ nome, desde }) => <TwoLines principal={nome} secundaria={desde} />,
        },
        {
          titulo: 'Ações',
          valor: (fator) => (
            <Button size="small" color="inherit" aria-label={`Remover: ${fator.nome}`} onClick={() => aoRemover(fator)}>
              Remover
            </Button>
          ),
        },
      ]}
    />
  );
}

function fatoresDe({ aplicativoDesde, chaves }: SegundoFator) {
  const aplicativo = {
    id: APLICATIVO,
    nome: 'Aplicativo de códigos',
    desde: `desde ${formatarInstante(aplicativoDesde)}`,
  };
  return [
    ...(aplicativoDesde ? [aplicativo] : []),
    ...chaves.map(({ id, nome, criadaEm, usadaEm }) => ({
      id,
      nome: `Chave: ${nome}`,
      desde: usadaEm ? `usada em ${formatarInstante(usadaEm)}` : `desde ${formatarInstante(criadaEm)}`,
    })),
  ];
}

function CodigosQueRestam({ quantos }: { quantos: number }) {
  const tom = quantos === 0 ? 'error' : quantos < 4 ? 'warning' : 'neutral';
  const frase = quantos === 1 ? 'Resta 1 código de recuperação' : `Restam ${quantos} códigos de recuperação`;
  return (
    <Box>
      <StatusChip tom={tom}>{quantos === 0 ? 'Nenhum código de recuperação' : frase}</StatusChip>
    </Box>
  );
}
