import { useWatch } from 'react-hook-form';
import { FaltaSection } from '#app/_screens/portal/catalogo/FaltaSection.tsx';
import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { SecaoDaLista } from '#components/form/SecaoDaLista.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { recusasDoOperador } from '#lib/portal/codecs/operador-do-cadastro.ts';
import type { OperadorNoPortal, OperadorNoPortalNovo } from '#lib/portal/contracts/operadores-estrangeiros.ts';

/** The fields of a foreign operator, and what is missing before it may be sent: the same judgement as the server's. */
export function OperadorFields({ operador }: { operador: OperadorNoPortal }) {
  const digitado = useWatch() as Partial<OperadorNoPortalNovo>;
  const { nome, tin, codigoPais, logradouro, nomeCidade, codigoSubdivisaoPais, cep, email, codigoInterno } = digitado;
  const recusas = recusasDoOperador(
    {
      nome: nome ?? '',
      codigoPais: codigoPais ?? '',
      logradouro: logradouro ?? '',
      nomeCidade: nomeCidade ?? '',
      tin: tin || null,
      codigoSubdivisaoPais: codigoSubdivisaoPais || null,
      cep: cep || null,
      email: email || null,
      codigoInterno: codigoInterno ?? '',
      identificacoesAdicionais: (digitado.identificacoesAdicionais ?? []).map((identificacao) => ({
        codigo: identificacao?.codigo ?? '',
        numero: identificacao?.numero ?? '',
      })),
    },
    operador.codigo ? operador : null,
  );
  return (
    <>
      <Section titulo="Operador">
        <CamposLadoALado>
          <Campo<OperadorNoPortalNovo> nome="nome" largo />
          <Campo<OperadorNoPortalNovo> nome="tin" />
          <Campo<OperadorNoPortalNovo> nome="codigoInterno" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Endereço">
        <CamposLadoALado>
          <Campo<OperadorNoPortalNovo> nome="logradouro" largo />
          <Campo<OperadorNoPortalNovo> nome="nomeCidade" />
          <Campo<OperadorNoPortalNovo> nome="codigoPais" />
          <Campo<OperadorNoPortalNovo> nome="codigoSubdivisaoPais" />
          <Campo<OperadorNoPortalNovo> nome="cep" />
          <Campo<OperadorNoPortalNovo> nome="email" />
        </CamposLadoALado>
      </Section>
      <SecaoDaLista nome="identificacoesAdicionais" />
      <FaltaSection recusas={recusas} doPortal={operador.problemas} />
    </>
  );
}
